import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4273);
/** As a presenter would bring it: CSV from a spreadsheet, with a byte order mark and CRLF. */
const entities = fileURLToPath(new URL('e2e/entities.csv', import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Films, streams and transitions happen in real time, and a busy machine may miss a moment. What needed its
  // second attempt is listed as flaky, and is to be mended.
  retries: 1,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${String(port)}`,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  webServer: {
    // A list of its own, as a presenter would bring one: CSV from a spreadsheet, with a byte order mark.
    command: `node ../host/src/main.ts --entities ${entities}`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${String(port)}`,
    reuseExistingServer: false,
  },
});
