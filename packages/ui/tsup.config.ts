import { rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { clientEntries, dataEntries, internalEntry } from '../../scripts/entries.ts';
import { designTokens } from './src/theme/designTokens.ts';
import { compileStyles } from './styledComponents.ts';

const styles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'compile-styles',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/ui\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const code = await compileStyles(await readFile(path, 'utf8'), path);
      return code === undefined ? undefined : { loader: 'jsx', contents: code };
    });
  },
};

// Two builds write here, so neither may clean the folder once the other has begun.
rmSync('dist', { recursive: true, force: true });

const shared: Options = { format: 'esm', target: 'es2022', treeshake: false, sourcemap: true };

export default defineConfig([
  {
    ...shared,
    entry: { ...clientEntries, ...internalEntry },
    splitting: true,
    banner: { js: "'use client';" },
    external: [/^framer-motion/],
    esbuildPlugins: [styles],
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
