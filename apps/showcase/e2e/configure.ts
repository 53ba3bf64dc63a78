import type { Page } from '@playwright/test';
import { parseConfiguration } from '@showcase/content/configuration';

/** Gives pages the configuration that the host makes of a file. */
export async function configure(page: Page, file: object): Promise<void> {
  const address = '**/showcase.config.json';
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ json: parseConfiguration(file).configuration }),
  );
}
