import type { Plugin } from 'vite';
import { readComponents, readScreens } from './components.ts';

const id = 'virtual:library';

/** Reads the library's components and the app's screens from their source, as a module for docs pages. */
export const library: Plugin = {
  name: 'showcase:library',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) => {
    if (asked !== `\0${id}`) return undefined;
    const values = { components: readComponents(), screens: readScreens() };
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};
