import { defaultLinks } from '@showcase/content/links';
import { configure } from '../configure.ts';
import { expect, test } from '../fixtures.ts';
import { noAddresses } from './noAddresses.ts';

test('L1: an invalid address gets no link', async ({ page }) => {
  test.slow();
  const ids = Object.keys(defaultLinks);
  for (const [round, text] of noAddresses.entries()) {
    await configure(page, { links: Object.fromEntries(ids.map((id) => [id, text])) });
    for (const path of round === 0
      ? ['/projects/dda', '/projects/core42/brand', '/projects/dda/trade']
      : ['/projects/dda/trade']) {
      const configured = page.waitForResponse('**/showcase.config.json');
      await page.goto(path);
      await configured;
      await expect(page.locator('[aria-disabled="true"]').first()).toBeVisible();
      const addresses = await page
        .locator('a[href]')
        .evaluateAll((links) =>
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !(href.startsWith('#') && document.getElementById(href.slice(1)))),
        );
      expect(addresses.filter((href) => !href.startsWith('/') || href.startsWith('//'))).toEqual(
        [],
      );
    }
    await expect(page.getByRole('link', { name: /Explore/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
});
