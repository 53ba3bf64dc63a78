import { cp, readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const components = readdirSync('src').filter((folder) => /^[A-Z]/.test(folder));

/** Takes comments and indentation out of the CSS in template literals, which no minifier looks into. */
const minifyStyles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'minify-styles',
  setup({ onLoad }) {
    onLoad({ filter: /(\.styles|mixins|bar)\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/\s*\n\s*/g, '\n')
        .replaceAll(/(?<=[;{},])\n/g, ''),
    }));
  },
};

const shared: Options = { format: 'esm', target: 'es2022', dts: true, treeshake: false };

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      ...Object.fromEntries(components.map((name) => [name, `src/${name}/index.ts`])),
    },
    splitting: true,
    banner: { js: "'use client';" },
    external: [/^framer-motion/],
    esbuildPlugins: [minifyStyles],
    onSuccess: async () => {
      await cp('src/base.css', 'dist/base.css');
    },
  },
  // Plain data: usable in server components, so without the directive.
  { ...shared, entry: { tokens: 'src/theme/tokens.ts', motion: 'src/motion/motion.ts' } },
]);
