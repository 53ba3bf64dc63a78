import { ddaRoot } from '@showcase/content/city/area';
import { linking as texts } from '@showcase/content/city/linking';
import { expect, test } from '../fixtures.ts';

const linking = `${ddaRoot}/linking`;
const apps = Object.keys(texts.apps);

test('every app can be opened on a laptop without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(linking);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const links = page.getByRole('link', { name: 'Open app' });
  await expect(links).toHaveCount(apps.length);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  const tops = await links.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});

test('the first app can be opened within reach on a portrait kiosk', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(linking);
  const box = await page.getByRole('link', { name: 'Open app' }).first().boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(1120);
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(1750);
});

// Some browsers replace the page with their own error if no app handles a scheme.
test('the page survives an app that is not installed', async ({ page }) => {
  await page.goto(linking);
  await page.getByRole('link', { name: 'Open app' }).first().click();
  await expect(page.getByRole('status').first()).toHaveText(/Link sent|No response/);
  await expect(page).toHaveURL(linking);
  await expect(page.getByRole('link', { name: 'Open app' })).toHaveCount(apps.length);
});

test('prints whole cards, without controls, on two full sheets', async ({ page }) => {
  await page.goto(linking);
  await expect(page.getByRole('link', { name: 'Open app' })).toHaveCount(apps.length);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Open app' })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(apps.length);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
