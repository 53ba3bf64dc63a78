import { expect, expectAccessible, test } from '../fixtures.ts';
import { arabicName, endlessName, longName, openEntity, path, publicOrigin } from './entities.ts';

test.describe('on a wall', () => {
  const walls = [
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
    { width: 1080, height: 1920 },
  ];
  const wall = '&view=wall';

  for (const name of ['Example Authority', arabicName, longName, 'None Adopted', endlessName]) {
    test(`${name.slice(0, 20)} is shown completely, without controls`, async ({ page }) => {
      await openEntity(page, name, { configuration: { kiosk: { publicOrigin } }, query: wall });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      for (const size of walls) {
        await page.setViewportSize(size);
        const overflow = await page
          .locator('main section')
          .first()
          .evaluate((element) => ({
            across: element.scrollWidth - element.clientWidth,
            down: element.scrollHeight - element.clientHeight,
            ofPage: document.documentElement.scrollHeight - innerHeight,
          }));
        expect(overflow, `${String(size.width)}x${String(size.height)}`).toEqual({
          across: 0,
          down: 0,
          ofPage: 0,
        });
      }
      await expect(page.locator('a, button, input, [tabindex="0"]')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(1);
    });
  }

  test('every text is legible from a distance, all figures are there, and axe finds nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openEntity(page, 'Example Authority', { query: wall });
    await expect(page).toHaveTitle('Example Authority Dashboard · Showcase');
    for (const text of [
      '12/25',
      '48%',
      '3.1K Hours',
      '150 Tonnes',
      'Sample figures',
      '1,234,567.89',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('listitem')).toHaveCount(25);
    await expect(page.getByRole('img')).toHaveCount(0);
    const sizes = await page
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => Number.parseFloat(getComputedStyle(row).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(21);
    await expectAccessible(page);
  });

  test('every label is large enough on a portrait kiosk', async ({ page }) => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    await openEntity(page, 'Example Authority', { query: wall });
    await expect(page.getByRole('listitem')).toHaveCount(25);
    const sizes = await page
      .locator('dt, li, section p, h2')
      .evaluateAll((labels) =>
        labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(26);
  });

  test('explains why it shows nothing', async ({ page }) => {
    await openEntity(page, 'Nobody', { query: wall });
    await expect(page.getByText('This entity is not in the list.')).toBeVisible();
    await expect(page.getByText('هذه الجهة غير مدرجة في القائمة.')).toBeVisible();
    await expect(page.locator('a, button, input')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`${path}?view=wall`);
    await expect(page.getByText('No entity has been chosen.')).toBeVisible();
    await expect(page.getByText('لم تُختر أي جهة.')).toBeVisible();
  });

  test('shows only the title while the list is loading', async ({ page }) => {
    await page.route('**/api/entities', () => undefined);
    await page.goto(`${path}?entity=Nobody&view=wall`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Government Digital Impact');
    await expect(page.getByText('This entity is not in the list.')).toHaveCount(0);
    await expect(page.locator('a, button, input')).toHaveCount(0);
  });

  test('says that it did not load, and can try again', async ({ page, expectedMessages }) => {
    expectedMessages.push('Failed to load resource', 'Failed to fetch');
    let isAway = true;
    await page.route(/assets\/takeAway/, (route) => (isAway ? route.abort() : route.continue()));
    await openEntity(page, 'Example Authority', { query: wall });
    await expect(page.getByText('This screen did not load.')).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example Authority');
  });
});
