import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findTestBrowser, testArguments } from '../../scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4273);
/** A typical presenter's list: CSV from a spreadsheet, with a byte order mark and CRLF line ends. */
const entities = fileURLToPath(new URL('e2e/tdra/entities.csv', import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Films, streams and transitions run in real time, and a busy machine may miss a moment. A test that needs its second
  // attempt is reported as flaky and has to be fixed.
  retries: 1,
  timeout: 30_000,
  reporter: [['list'], ['../../scripts/secondAttempts.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${String(port)}`,
    launchOptions: { executablePath: findTestBrowser(), args: testArguments },
  },
  webServer: {
    command: `node ../host/src/main.ts --entities ${entities}`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${String(port)}`,
    reuseExistingServer: false,
  },
});
