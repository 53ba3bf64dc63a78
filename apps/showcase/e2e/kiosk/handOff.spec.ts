import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';
import { leaveAlone, expectLoop, openKiosk } from './kiosk.ts';

const handOff = { externalLinks: 'handOff' };
const card = (page: Page) => page.getByRole('dialog');

/** Fails if a tab is opened or the network of another origin is used. */
function watchForLeaving(page: Page) {
  const left: string[] = [];
  page.context().on('page', (tab) => left.push(`tab ${tab.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) left.push(request.url());
  });
  return left;
}

test(
  'a web address opens a card with a code instead of a tab, without a network',
  { tag: '@smoke' },
  async ({ page, expectedMessages }) => {
    expectedMessages.push('ERR_INTERNET_DISCONNECTED');
    await openKiosk(page, '/', handOff);
    await expectSettled(page, 'Projects');
    const left = watchForLeaving(page);
    const link = page.getByRole('link', { name: /M42/ }).first();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await link.click();
    await expect(card(page)).toHaveAccessibleName('M42');
    await expect(card(page)).toContainText('m42.ae');
    await expect(card(page).getByRole('img')).toBeVisible();
    await card(page).getByRole('button', { name: /Close/ }).click();
    await expect(card(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    for (const press of [
      () => link.press('Enter'),
      () => link.click({ button: 'middle' }),
      () => link.click({ modifiers: ['ControlOrMeta'] }),
      () => link.click({ modifiers: ['Shift'] }),
    ]) {
      await press();
      await expect(card(page)).toContainText('m42.ae');
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
    }
    expect(left).toEqual([]);
    await link.click();
    await expectAccessible(page);
  },
);

test('a link opens no tab while the attract loop is still loading', async ({ page }) => {
  await openKiosk(page, '/', handOff);
  await expectSettled(page, 'Projects');
  const left = watchForLeaving(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/creensaver.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await leaveAlone(page);
  await page
    .getByRole('link', { name: /M42/ })
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
  await expect(card(page)).toHaveCount(0);
  release();
  // Somebody is there, so the reset ends at home, on its own entry.
  await expect.poll(() => page.evaluate(() => navigation.entries().length)).toBe(2);
  await expect(page).toHaveURL('/');
  await expectSettled(page, 'Projects');
  expect(left).toEqual([]);
});

test('the card for a link in a bilingual card is titled after its target', async ({ page }) => {
  await openKiosk(page, '/projects/dda/trade', handOff);
  await page.getByRole('link', { name: /^Explore/ }).click();
  await expect(card(page)).toHaveAccessibleName('Trade and Logistics التجارة والخدمات اللوجستية');
});

test('a deep link opens a card too, and is not passed to an app', async ({ page }) => {
  await openKiosk(page, '/projects/dda/linking', handOff);
  const left = watchForLeaving(page);
  await page
    .getByRole('link', { name: /Open|فتح/ })
    .first()
    .click();
  await expect(card(page)).toContainText('smartsupplier://');
  await expect(page.getByText('Link sent')).toHaveCount(0);
  expect(left).toEqual([]);
});

test('an internal page that would open a tab needs a public origin for its code (S6)', async ({
  page,
}) => {
  const address = '/projects/core42/products/compass';
  for (const publicOrigin of [undefined, 'https://show.example']) {
    await openKiosk(page, address, { ...handOff, publicOrigin });
    await page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, { href: '/player?film=compass', target: '_blank' });
      link.textContent = 'Open in a new tab';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'Open in a new tab' }).click();
    await expect(card(page)).toContainText(publicOrigin ? 'show.example/player' : '/player');
    await expect(card(page).getByRole('img')).toHaveCount(publicOrigin ? 1 : 0);
  }
});

test('an address of 2,000 characters has a code, a longer one says that it has none (S6)', async ({
  page,
}) => {
  for (const [length, codes] of [
    [2000, 1],
    [3000, 0],
  ] as const) {
    await openKiosk(page, '/projects/core42', handOff);
    await page.evaluate((letters) => {
      const link = document.createElement('a');
      const start = 'https://show.example/';
      link.href = start + 'a'.repeat(letters - start.length);
      link.textContent = 'A long way';
      document.querySelector('h1')?.after(link);
    }, length);
    await page.getByRole('link', { name: 'A long way' }).click();
    await expect(card(page).getByRole('heading')).toContainText('A long way');
    await expect(card(page).getByRole('img')).toHaveCount(codes);
    if (codes === 0) await expect(card(page)).toContainText(/too long/i);
  }
});

test('the card is closed by a reset', async ({ page, expectedMessages }) => {
  expectedMessages.push('The entities could not be fetched: TimeoutError');
  await openKiosk(page, '/', handOff);
  await page.getByRole('link', { name: /M42/ }).first().click();
  await expect(card(page)).toBeVisible();
  await leaveAlone(page);
  await expectLoop(page);
  await page.keyboard.press('a');
  await expect(page).toHaveURL('/');
  await expect(card(page)).toHaveCount(0);
});

test('internal links work as usual, and others open a tab without handOff', async ({ page }) => {
  await openKiosk(page, '/', handOff);
  await page
    .getByRole('link', { name: /Core42/ })
    .first()
    .click();
  await expect(page).toHaveURL('/projects/core42');
  await openKiosk(page, '/');
  await page.context().route('https://m42.ae/**', (route) => route.fulfill({ body: 'M42' }));
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /M42/ }).first().click(),
  ]);
  await tab.waitForURL('https://m42.ae/');
});

test('a long press opens no menu, selects no control and drags nothing', async ({ page }) => {
  await openKiosk(page, '/');
  const prevented = await page.evaluate(() => {
    const link = document.querySelector('main a');
    const text = link?.firstChild;
    const send = (type: string, target: EventTarget | null | undefined) =>
      target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })) === false;
    const paragraph = document.querySelector('main p')?.firstChild;
    return {
      menu: send('contextmenu', link),
      drag: send('dragstart', link),
      selectControl: send('selectstart', text),
      selectText: send('selectstart', paragraph),
    };
  });
  expect(prevented).toEqual({ menu: true, drag: true, selectControl: true, selectText: false });
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  await expect(page.locator('html')).toHaveCSS('touch-action', 'auto');
});
