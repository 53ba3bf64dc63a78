import { defineConfig } from 'tsup';

export default defineConfig({
  // A module of its own, so that an app can leave it out of its first load.
  entry: ['src/index.ts', 'src/csv.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: 'src/index.ts' },
  clean: true,
});
