import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../apps/stand/src/launcher/findBrowser.ts';
import { findTestBrowser, testArguments } from '../../scripts/browser.ts';

const port = Number(process.env['STORYBOOK_PORT'] ?? 4275);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Makes fonts and colours depend as little as possible on the machine. */
const steadyArguments = ['--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

const args = [...testArguments, ...steadyArguments];

const drawn = {
  testMatch: /visual\.spec\.ts/,
  // The references were drawn with full Chromium. Its headless shell draws edges differently.
  use: { launchOptions: { executablePath: findBrowser(), args } },
};

/** Tests the built Storybook: its own pages and tools, and the appearance of components and screens. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['../../scripts/secondAttempts.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${String(port)}`,
    launchOptions: { executablePath: findTestBrowser(), args },
  },
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      threshold: 0.05,
      maxDiffPixelRatio: 0.001,
    },
  },
  projects: [
    { name: 'pages', testMatch: /pages\.spec\.ts/ },
    { ...drawn, name: 'visual', grepInvert: /@docs/ },
    // The library's documents show these.
    {
      ...drawn,
      name: 'pictures',
      grep: /@docs/,
      snapshotPathTemplate: '{testDir}/../../packages/ui/docs/pictures/{arg}{ext}',
    },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --strictPort --port ${String(port)}`,
    cwd: root,
    url: `http://127.0.0.1:${String(port)}/index.json`,
    reuseExistingServer: false,
  },
});
