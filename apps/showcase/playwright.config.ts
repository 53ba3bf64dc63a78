import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

const port = 4273;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${String(port)}`,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  webServer: {
    command: 'node ../host/src/main.ts',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${String(port)}`,
    reuseExistingServer: false,
  },
});
