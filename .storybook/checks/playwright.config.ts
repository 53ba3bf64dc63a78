import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

const port = Number(process.env['STORYBOOK_PORT'] ?? 4275);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Letters and colours as little as possible the machine's own. */
const steadyArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Checks of the built Storybook: its own pages and tools, and how parts and screens look. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${String(port)}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, ...steadyArguments],
    },
  },
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // As much as the missing shades of the references make (scripts/compressPng.ts), and no more.
      threshold: 0.04,
      maxDiffPixelRatio: 0.001,
    },
  },
  projects: [
    { name: 'pages', testMatch: /(?:toolbar|pages)\.spec\.ts/ },
    { name: 'visual', testMatch: /visual\.spec\.ts/ },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --strictPort --port ${String(port)}`,
    cwd: root,
    url: `http://127.0.0.1:${String(port)}/index.json`,
    reuseExistingServer: false,
  },
});
