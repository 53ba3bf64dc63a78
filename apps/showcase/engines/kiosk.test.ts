import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';
import { json, type Stand } from './support/stand.ts';

const impact = '/projects/tdra/impact';
const attractLoop = '/projects/tdra/screensaver';
const nameOfWarning = /Are you still there/;
const warning = (page: Page) => page.role('alertdialog', nameOfWarning);

/** A kiosk that soon thinks itself alone; the seconds pass as they do at a stand. */
function makeKiosk(stand: Stand, idleSeconds: number, warningSeconds: number): void {
  stand.answer(/showcase\.config\.json/, json({ kiosk: { idleSeconds, warningSeconds } }));
}

const expectLoop = (page: Page) =>
  expect.poll(() => page.address(), { timeout: 60_000 }).toBe(attractLoop);

test('a kiosk warns over an open dialog, and Continue leaves all as it was (S5)', async ({
  page,
  stand,
}) => {
  makeKiosk(stand, 10, 60);
  await page.open(impact);
  await page.role('button', 'Overall impact').click();
  await page.role('dialog', 'Overall impact').untilThere();
  await warning(page).untilThere();
  const text = await warning(page).text();
  expect(text).toContain('هل ما زلت هنا؟');
  await expect.poll(() => page.role('button', 'Continue متابعة').isFocused()).toBe(true);
  await page.press('Enter');
  await warning(page).untilGone();
  await page.role('dialog', 'Overall impact').untilThere();
  expect(await page.address()).toBe(impact);
});

test('a kiosk left alone forgets the visitor, and a press begins at the overview (S5)', async ({
  page,
  stand,
}) => {
  makeKiosk(stand, 10, 3);
  await page.open('/projects/core42/contact');
  await page.role('textbox', 'Name').fill('Maryam Al Ali');
  await expectLoop(page);
  expect(await page.role('dialog').count()).toBe(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await page.click({ x: 640, y: 360 });
  await expectSettled(page, 'Projects');
  await page.open('/projects/core42/contact');
  expect(await page.role('textbox', 'Name').value()).toBe('');
});
