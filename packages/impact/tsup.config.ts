import { defineConfig, type Options } from 'tsup';

/** Keeps what few apps need in files of its own, so that they are loaded later than the rest or not at all. */
const filesApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'files-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/(?:table|createImpact)\.ts$/ }, ({ path }) => ({
      path: path.replace(/\.ts$/, '.js'),
      external: true,
    }));
  },
};

export default defineConfig({
  entry: ['src/index.ts', 'src/table.ts', 'src/createImpact.ts', 'src/csv.ts'],
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [filesApart],
});
