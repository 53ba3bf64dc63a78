import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [react()],
  resolve: {
    // In `dev` the packages come from their source, so that a change shows at once.
    conditions: [...(command === 'serve' ? ['@showcase/source'] : []), ...defaultClientConditions],
  },
  server: { proxy: { '/api': 'http://localhost:4173' } },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with the dependencies alone, so it stays in the cache from release to release.
            {
              name: 'framework',
              test: /node_modules\/(react|scheduler|styled-components|stylis|@emotion)/,
              priority: 1,
            },
            // What several areas use, in one piece rather than in crumbs.
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
}));
