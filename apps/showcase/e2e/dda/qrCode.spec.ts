import { ddaRoot } from '@showcase/content/city/area';
import { dubaiNowPath } from '@showcase/content/city/dubaiNow/services';
import { dubaiNow } from '@showcase/content/city/dubaiNow';
import { expect, expectSettled, test } from '../fixtures.ts';

const chunks = /assets\/Qr(Code|Drawing)-.*\.js/;
const drawing = { name: /QR code/ };

test.beforeEach(async ({ page, expectedMessages }) => {
  expectedMessages.push('Failed to load', 'ERR_FAILED');
  await page.route(chunks, (route) => route.abort());
});

test('R3: Dubai Now works without the code that draws QR codes', async ({ page }) => {
  await page.goto(dubaiNowPath);
  await expect(page.getByText('The QR code could not be loaded.')).toBeVisible();
  await expectSettled(page, dubaiNow.title.en);
  await expect(page.getByRole('link', { name: /dubainow\.dubai\.ae/ })).toBeVisible();
  await expect(page.getByRole('img', drawing)).toHaveCount(0);

  await page.unroute(chunks);
  await page.getByRole('link', { name: /Back/ }).first().click();
  await expectSettled(page, 'Activation Toolkit');
  await page.goBack();
  await expectSettled(page, dubaiNow.title.en);
  await expect(page.getByRole('img', drawing)).toBeVisible();
});

test('R3: the deep-link test works without the code that draws QR codes', async ({ page }) => {
  await page.goto(`${ddaRoot}/linking`);
  await expect(page.getByText('The QR code could not be loaded.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open app' }).first()).toBeVisible();

  await page.unroute(chunks);
  await page.reload();
  await expect(page.getByRole('img', drawing).first()).toBeVisible();
});
