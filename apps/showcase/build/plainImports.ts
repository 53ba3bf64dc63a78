import type { Plugin } from 'vite';

/**
 * Replaces Vite's function around every `import()`, which loads a chunk's styles and preloads first: chunks of the app have
 * neither, and each page would carry half a kilobyte.
 */
export const plainImports: Plugin = {
  name: 'showcase:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
