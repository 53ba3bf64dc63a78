import type { Plugin } from 'vite';
import { readParts } from './health.ts';

const id = 'virtual:health';

/** Gives the health page what the files of the parts say, read when it is built. */
export function healthPlugin(): Plugin {
  return {
    name: 'showcase:health',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}` ? `export const parts = ${JSON.stringify(readParts())};` : undefined,
  };
}
