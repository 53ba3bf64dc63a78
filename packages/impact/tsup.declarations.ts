import { defineConfig } from 'tsup';

/** `pnpm declarations`: what strangers' compilers read. */
export default defineConfig({
  entry: ['src/index.ts', 'src/csv.ts'],
  format: 'esm',
  dts: { only: true },
});
