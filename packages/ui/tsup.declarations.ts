import { defineConfig } from 'tsup';
import { clientEntries, dataEntries } from '../../scripts/entries.ts';

/** `pnpm declarations`: what strangers' compilers read. Our own code reads the sources, so a build takes seconds. */
export default defineConfig({
  entry: { ...clientEntries, ...dataEntries },
  format: 'esm',
  dts: { only: true },
});
