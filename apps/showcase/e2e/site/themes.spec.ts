import { configure } from '../configure.ts';
import { expect, expectSettled, test } from '../fixtures.ts';

test('an event’s colours replace those of a theme, on every page that uses it', async ({
  page,
}) => {
  const midnight = { page: '#101820', text: '#fdf6ec', accent: '#f2aa4c' };
  await configure(page, { themes: { midnight } });
  await page.goto('/');
  const provider = page.locator('[data-theme="midnight"]');
  await expect(provider).toHaveCSS('color', 'rgb(253, 246, 236)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 24, 32)');
  await page.goto('/projects/tdra/impact');
  await expectSettled(page, 'Government Digital Impact');
  await expect(page.locator('[data-theme="porcelain"]')).toHaveCSS('color', 'rgb(12, 30, 58)');
});

test('an event’s logo is on the overview and in the regulator’s bar', async ({ page }) => {
  const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="orange"/></svg>')}`;
  const brand = { name: { en: 'The event', ar: 'الفعالية' }, logo };
  await configure(page, { brand });
  await page.goto('/');
  const picture = page.getByRole('img', { name: 'The event' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  await expect(page.getByRole('link', { name: /^View details/ })).toHaveCount(5);
  await page.goto('/ar/projects/tdra');
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', logo);
});
