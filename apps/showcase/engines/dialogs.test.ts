import { expect, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';

interface DialogCase {
  readonly path: string;
  readonly opener: string | RegExp;
  readonly name: string | RegExp;
  /** Covers the window and so hides its backdrop. */
  readonly isWhole?: boolean;
}

const entity = 'Telecommunications and Digital Government Regulatory Authority';
const impact = '/projects/tdra/impact';
const compass = '/projects/core42/products/compass';

const dialogs: Readonly<Record<string, DialogCase>> = {
  'the portal': {
    path: '/projects/g42',
    opener: /^Launch Intelligence Grid/,
    name: /^Intelligence Grid/,
    isWhole: true,
  },
  'the film of a product': { path: compass, opener: 'Video', name: 'Compass Overview' },
  'the details of a service': {
    path: `${impact}?entity=${entity}`,
    opener: 'UAE PASS',
    name: 'UAE PASS Details',
  },
  'the menu': { path: '/projects/tdra', opener: 'Menu', name: 'Menu' },
};

const backdrop = { x: 5, y: 5 };
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

for (const [what, { path, opener, name, isWhole = false }] of Object.entries(dialogs)) {
  test(`${what} opens, keeps the focus, closes in every way and restores the focus (D1, D2, V3)`, async ({
    page,
    expectedReports,
  }) => {
    // On a busy machine, the live stream may lose its decoder and get another (films.test.ts).
    if (path === '/projects/g42') expectedReports.push('did not load: blob:');
    await page.open(path);
    const button = page.role('button', opener);
    const dialog = page.role('dialog', name);
    const close = dialog.role('button', /^Close/);
    const closings = {
      Escape: async () => {
        // A key pressed in a frame belongs to the frame.
        await close.focus();
        await page.press('Escape');
      },
      Close: () => close.click(),
      ...(!isWhole && { 'the backdrop': () => page.click(backdrop) }),
    };
    for (const [way, leave] of Object.entries(closings)) {
      await button.click();
      await expect.poll(() => close.isFocused(), { message: way }).toBe(true);
      expect(await isLocked(page)).toBe(true);
      await expectFocusInside(page);
      if (!isWhole) {
        await page.drag(await dialog.role('heading').place(), backdrop);
        expect(await dialog.count()).toBe(1);
      }
      await leave();
      await dialog.untilGone();
      await expect.poll(() => button.isFocused(), { message: way }).toBe(true);
      expect(await isLocked(page)).toBe(false);
      expect(await page.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0);
    }
  });
}

/** Tab cycles through the dialog; between two cycles the focus may be on the browser itself. */
async function expectFocusInside(page: Page): Promise<void> {
  for (const turn of [() => page.press('Tab'), () => page.pressShift('Tab')]) {
    for (let press = 0; press < 8; press += 1) {
      await turn();
      const isBehind = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(isBehind).toBe(false);
    }
  }
}
