import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { packageStyles } from './packages/ui/styledComponents.ts';
import { pseudoLanguage } from './apps/showcase/build/pseudoLanguage.ts';
import { timeout } from './apps/showcase/engines/support/timeout.ts';
import { findTestBrowser, testArguments } from './scripts/browser.ts';
import { engines, type Engine } from './scripts/findEngine.ts';
import SecondAttempts from './scripts/secondAttempts.ts';

/** A new object for each project: vitest writes the project's name into the one it is given. */
const chromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath: findTestBrowser(), args: testArguments },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
});

/** Bundled up front: a dependency found later would reload the page in the middle of a test. */
const dependencies = [
  'react-dom/client',
  'react/jsx-dev-runtime',
  '@showcase/ui > styled-components',
  '@showcase/ui > framer-motion/dom/mini',
  '@showcase/ui > hls.js/light',
  '@showcase/ui > qrcode.react',
  '@showcase/ui > react-select',
];

function stories(
  name: string,
  options: Parameters<typeof storybookTest>[0],
): TestProjectConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
        ...options,
      }),
    ],
    test: {
      name,
      // As in Storybook itself, stories share a page: setting one up for each file takes a quarter of the time.
      isolate: false,
      // Busy machines take their time.
      testTimeout: 30_000,
      browser: chromium(),
    },
  };
}

/** The built app in an engine that Playwright does not drive (`pnpm engines`). */
function engineTests(engine: Engine): TestProjectConfiguration {
  return {
    test: {
      name: `engine-${engine}`,
      environment: 'node',
      include: ['apps/showcase/engines/*.test.ts'],
      provide: { engine, server: process.env['STATIC_SERVER'] },
      // Films, streams and transitions run in real time, as in the tests of Chromium.
      retry: 1,
      testTimeout: 90_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout } },
    },
  };
}

export default defineConfig({
  test: {
    // On every core: the process that hands out the files hardly works.
    maxWorkers: '100%',
    reporters: ['default', new SecondAttempts()],
    projects: [
      {
        resolve: { conditions: ['@showcase/source'] },
        ssr: { resolve: { conditions: ['@showcase/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          // Property tests take a long time on a busy machine.
          testTimeout: 30_000,
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'packages/ui/src/internal/*.test.tsx',
            'scripts/{*,!(built|changes)/**/*}.test.ts',
            '.storybook/**/*.test.ts',
            'media/**/*.test.ts',
            'deploy/*/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['scripts/built/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'recipes',
          environment: 'node',
          include: ['deploy/*.test.ts'],
          globalSetup: ['deploy/installServers.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'changes',
          environment: 'node',
          include: ['scripts/changes/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        plugins: [packageStyles],
        resolve: { conditions: ['@showcase/source'] },
        optimizeDeps: { include: dependencies },
        test: {
          name: 'conformance',
          include: ['packages/{ui,ui-showcase}/src/conformance/!(fits).test.tsx'],
          globalSetup: ['packages/ui/src/conformance/renderOnServer.tsx'],
          browser: chromium(),
        },
      },
      {
        plugins: [packageStyles],
        resolve: { conditions: ['@showcase/source'] },
        optimizeDeps: { include: dependencies },
        test: {
          name: 'fits',
          include: ['packages/ui/src/conformance/fits.test.tsx'],
          browser: chromium(),
        },
      },
      {
        plugins: [packageStyles, pseudoLanguage],
        resolve: { conditions: ['@showcase/source'] },
        optimizeDeps: { include: dependencies },
        test: {
          name: 'languages',
          include: ['apps/showcase/src/pseudoLanguage.test.tsx'],
          browser: chromium(),
        },
      },
      stories('stories', { initialGlobals: { language: 'en' } }),
      stories('stories-arabic', {
        initialGlobals: { language: 'ar', theme: 'midnight' },
      }),
      stories('stories-reduced-motion', {
        tags: { include: ['motion'] },
        initialGlobals: { language: 'en', theme: 'porcelain', motion: 'reduced' },
      }),
      ...engines.map(engineTests),
    ],
  },
});
