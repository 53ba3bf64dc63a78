import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

/** The router's package names its development files for every condition, warnings and all. */
const dom = createRequire(import.meta.url).resolve('react-router-dom/package.json');
const router = dirname(createRequire(dom).resolve('react-router/package.json'));
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
];

export default defineConfig(({ command, mode }) => ({
  plugins: [react()],
  resolve: {
    // In `dev` the packages come from their source, so that a change shows at once.
    alias: command === 'build' ? productionRouter : [],
    conditions: [...(command === 'serve' ? ['@showcase/source'] : []), ...defaultClientConditions],
  },
  server: { proxy: { '/api': 'http://localhost:4173', '/live': 'http://localhost:4173' } },
  build: {
    target: 'es2022',
    emptyOutDir: mode !== 'player',
    manifest: mode !== 'player',
    assetsInlineLimit: 0,
    // The pages themselves say what to preload, and areas are fetched ahead of need.
    modulePreload: false,
    rolldownOptions: {
      // The live stream's own page is built apart: it must not shape the chunks of the app.
      ...(mode === 'player' && { input: 'player/live/index.html' }),
      output: {
        codeSplitting: {
          groups: [
            // Changes with the dependencies alone, so it stays in the cache from release to release.
            {
              name: 'framework',
              // Their dependencies come along; react-select and its emotion stay with the form.
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|styled-components)\//,
              priority: 1,
            },
            // What every visit begins with, and what most areas use, in two pieces rather than in crumbs.
            {
              name: 'start',
              test: /src\/((App|routes)\.tsx|router|screens\/(overview|NotFound)|content\/(site|projects))/,
            },
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
}));
