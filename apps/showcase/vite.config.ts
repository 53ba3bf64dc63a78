import react from '@vitejs/plugin-react';
import { packageStyles } from '../../packages/ui/styledComponents.ts';
import { portalTextsFile } from './build/portalTexts.ts';
import { plainImports } from './build/plainImports.ts';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

/** The router's package.json names its development files for every condition, so the production files are named here. */
const dom = createRequire(import.meta.url).resolve('react-router-dom/package.json');
const router = dirname(createRequire(dom).resolve('react-router/package.json'));
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
];

/** The paths that `pnpm dev` leaves to the host, which it starts next to Vite on the same PORT. */
const hostPaths = ['/api/', '/dev/', '/live/', '/showcase.config.json', '/submissions/'];
const host = `http://localhost:${process.env['PORT'] ?? '4173'}`;

export default defineConfig(({ command, mode }) => ({
  plugins: [react(), packageStyles, plainImports, ...(mode === 'player' ? [] : [portalTextsFile])],
  resolve: {
    // `pnpm dev` takes the packages from their source, so a change shows at once.
    alias: command === 'build' ? productionRouter : [],
    conditions: [...(command === 'serve' ? ['@showcase/source'] : []), ...defaultClientConditions],
  },
  server: { proxy: Object.fromEntries(hostPaths.map((path) => [path, host])) },
  build: {
    target: 'es2022',
    // build/prerender.ts completes the folder and puts it in the place of `dist`.
    outDir: 'dist-next',
    emptyOutDir: mode !== 'player',
    // Only the app's own pages name their chunks.
    manifest: mode !== 'player',
    assetsInlineLimit: 0,
    // The pages themselves name their preloads, and areas are loaded before they are needed.
    modulePreload: false,
    rolldownOptions: {
      // The players' own pages are built separately, so they do not affect the chunks of the app.
      ...(mode === 'player' && { input: ['player/index.html', 'player/live/index.html'] }),
      output: {
        // Two versions of a file need different names, and 64^6 are plenty: each page holds dozens of them.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        codeSplitting: {
          groups: [
            // Changes only with the dependencies, so it stays in the cache from release to release.
            {
              name: 'framework',
              // Includes their dependencies; react-select and its emotion stay with the form.
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|styled-components)\//,
              priority: 3,
            },
            // The code of every first visit and the code that most areas use: two chunks instead of many small ones.
            {
              name: 'start',
              priority: 2,
              test: /src\/((App|routes)\.tsx|router\/lazyArea|navigation|pictures|screens\/(overview|NotFound|embeddedIn))|content\/src\/(site|overview|notFound|localize|languages)/,
            },
            // What the pages of the city platform share, without their texts, which are a chunk for each section.
            {
              name: 'city',
              test: /content\/src\/city\/(\w+\/rows|pages|figures|texts|sections|motifs|backgrounds)/,
              priority: 1,
            },
            { name: 'shared', minShareCount: 5 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
}));
