import { spawnHost, startHost, type SpawnOptions } from '@showcase/host/process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

/** Starts a host with a stand in a separate process, as `spawnHost` does. */
export const spawnStand = (args: readonly string[], options: Omit<SpawnOptions, 'program'> = {}) =>
  spawnHost(args, { ...options, program });

/** Starts a host with a stand on a free port and waits until it serves, as `startHost` does. */
export const startStand = (args: readonly string[]) => startHost(args, { program });
