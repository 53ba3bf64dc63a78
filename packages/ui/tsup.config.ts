import { rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { transformWithOxc } from 'vite';
import { clientEntries, dataEntries } from '../../scripts/entries.ts';
import { designTokens } from './src/theme/designTokens.ts';
import { styledComponents } from './styledComponents.ts';

const compileStyles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'compile-styles',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/ui\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes("from 'styled-components'")) return undefined;
      // The id depends on the path; relative to the package, it is the same on every machine.
      const file = relative(import.meta.dirname, path);
      const { code } = await transformWithOxc(source, file, {
        target: 'es2022',
        jsx: { runtime: 'automatic' },
        plugins: { styledComponents },
      });
      return { loader: 'js', contents: code };
    });
  },
};

// Two builds write here, so neither may clean the folder once the other has begun.
rmSync('dist', { recursive: true, force: true });

const shared: Options = { format: 'esm', target: 'es2022', treeshake: false, sourcemap: true };

export default defineConfig([
  {
    ...shared,
    entry: clientEntries,
    splitting: true,
    banner: { js: "'use client';" },
    external: [/^framer-motion/],
    esbuildPlugins: [compileStyles],
    onSuccess: async () => {
      for (const file of ['base.css', 'fonts.css']) {
        await cp(`src/${file}`, `dist/${file}`);
        // For `noUncheckedSideEffectImports`.
        await writeFile(`dist/${file}.d.ts`, 'export {};\n');
      }
      await writeFile('dist/tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);
    },
  },
  // Plain data, which server components can use too, so without the directive.
  { ...shared, entry: { ...dataEntries }, splitting: false },
]);
