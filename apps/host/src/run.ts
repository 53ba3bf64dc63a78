import type { AddressInfo } from 'node:net';
import { openConfiguration, type ConfigurationOptions } from './configuration.ts';
import { drainable } from './drain.ts';
import { EntitySource } from './entities/entitySource.ts';
import { largestListBytes } from './entities/readEntities.ts';
import type { Extend } from './extension.ts';
import type { Options } from './options.ts';
import { openKey } from './presenter/key.ts';
import { startServer } from './server.ts';

export interface RunOptions extends Options, Omit<ConfigurationOptions, 'isNamed'> {
  /** What a program adds to the host. */
  readonly extend?: Extend;
}

/**
 * Runs a host as this process: prints where it is, and ends with 0 when it is asked to, or with 1 and a message if it
 * can't start.
 *
 * @param read Reads the options; what it throws is the message.
 */
export async function runHost(read: () => RunOptions): Promise<void> {
  surviveClosedOutput();
  try {
    await start(read());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function start(options: RunOptions): Promise<void> {
  const { config, hostname, isConfigNamed, root, storybook } = options;
  const entities = await openEntities(options.entities);
  const readConfiguration = openConfiguration(config, { ...options, isNamed: isConfigNamed });
  const extension = (await options.extend?.({ root, entities, readConfiguration })) ?? {};
  const key = await openKey();
  const server = await startServer({
    ...{ ...options, readConfiguration, entities, key },
    ...extension,
  }).catch(async (error: unknown) => {
    await extension.close?.();
    throw error;
  });
  const drain = drainable(server);
  whenAsked(async () => {
    entities.close();
    await Promise.all([drain(), extension.stop?.()]);
    await extension.close?.();
    process.exit(0);
  });
  const { port } = server.address() as AddressInfo;
  const address = `http://${visibleHost(hostname)}:${String(port)}`;
  extension.start?.();
  if (extension.describe) console.log(await extension.describe());
  if (new URL(address).hostname === 'localhost') {
    const pages = { 'Contact requests': '/dev/submissions', ...extension.addresses };
    for (const [name, path] of Object.entries(pages))
      console.log(`${name}: ${address}${path}?key=${key}`);
  }
  if (storybook !== undefined) console.log(`Storybook: ${address}/storybook/`);
  const { firstPath } = await readConfiguration();
  console.log(`Showcase ready at ${address}${firstPath}`);
  process.send?.(address);
}

function openEntities(file: string): Promise<EntitySource> {
  return EntitySource.open(file, {
    onRead: (count, bytes, findings) => {
      const entities = count === 1 ? '1 entity' : `${String(count)} entities`;
      const size = `${megabytes(bytes)} of at most ${megabytes(largestListBytes)} MB as JSON`;
      console.log(`Loaded ${entities} from ${file} (${size})`);
      for (const finding of findings) console.warn(`${file}: ${finding}`);
    },
  });
}

/** Stops once, when a signal asks for it or the parent has died. */
function whenAsked(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    // Ctrl+C reaches the host twice under `pnpm start`: from the terminal, and passed on by its parent.
    if (!isStopping) void stop();
    isStopping = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
  // If the host outlived its parent, the next start would find the port in use.
  process.once('disconnect', stopOnce);
}

/** Writing to a closed terminal or pipe fails (EPIPE, EIO). That must not stop a host that visitors are using. */
function surviveClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

function megabytes(bytes: number): string {
  return String(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
}

/** The host name to type into a browser on this machine. */
function visibleHost(hostname: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(hostname)) return 'localhost';
  return hostname.includes(':') ? `[${hostname}]` : hostname;
}
