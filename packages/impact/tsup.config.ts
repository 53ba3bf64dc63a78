import { defineConfig, type Options } from 'tsup';

/** Keeps the table in a file of its own, so that an app can load it later than the rest. */
const tableApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'table-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/csv\.ts$/ }, () => ({ path: './csv.js', external: true }));
  },
};

export default defineConfig({
  entry: ['src/index.ts', 'src/csv.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: 'src/index.ts' },
  clean: true,
  esbuildPlugins: [tableApart],
});
