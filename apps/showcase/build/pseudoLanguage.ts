import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Replaces the Arabic folder by the English texts with accents and 40 % longer, for languages/pseudo.test.tsx. */
export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  load(id) {
    const file = /\/languages\/ar\/(\w+)\.ts$/.exec(id)?.[1];
    if (file === undefined) return undefined;
    const name = /export const (\w+)/.exec(readFileSync(id, 'utf8'))?.[1] ?? '';
    return [
      `import { ${name} as english } from '../en/${file}.ts';`,
      "import { pseudo } from '../../testing/pseudo.ts';",
      `export const ${name} = pseudo(english);`,
    ].join('\n');
  },
};
