import { expect, expectSettled, test } from '../fixtures.ts';

test('an event’s colours replace those of a theme, on every page that uses it', async ({
  page,
}) => {
  const midnight = { page: '#101820', text: '#fdf6ec', accent: '#f2aa4c' };
  await page.route('/showcase.config.json', (route) =>
    route.fulfill({ json: { themes: { midnight } } }),
  );
  await page.goto('/');
  const provider = page.locator('[data-theme="midnight"]');
  await expect(provider).toHaveCSS('color', 'rgb(253, 246, 236)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 24, 32)');
  await page.goto('/projects/tdra/impact');
  await expectSettled(page, 'Government Digital Impact');
  await expect(page.locator('[data-theme="porcelain"]')).toHaveCSS('color', 'rgb(12, 30, 58)');
});
