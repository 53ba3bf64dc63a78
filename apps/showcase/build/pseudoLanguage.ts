import type { Plugin } from 'vite';

/** Replaces the Arabic texts by the English ones with accents and 40 % longer, for src/pseudoLanguage.test.tsx. */
export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/texts/ar.ts')) return undefined;
    return [
      "import { en } from './en.ts';",
      `import { pseudo } from '${new URL('../src/testing/pseudo.ts', import.meta.url).pathname}';`,
      'export const ar = pseudo(en);',
    ].join('\n');
  },
};
