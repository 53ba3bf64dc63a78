import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';
import { openKiosk } from './kiosk.ts';

const runningOrder = [
  '/',
  '/projects/core42/products',
  '/projects/tdra/impact?entity=Example',
  '/projects/dda/dubai-now',
  '/projects/core42/products',
];
const open = (page: Page, address = '/') =>
  openKiosk(page, address, { idleSeconds: undefined, runningOrder });

test('a clicker goes through the running order in both directions', async ({ page }) => {
  await open(page);
  for (const address of runningOrder.slice(1)) {
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(address);
  }
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(runningOrder.at(-1) ?? '');
  for (const address of runningOrder.slice(0, -1).toReversed()) {
    await page.keyboard.press('PageUp');
    await expect(page).toHaveURL(address);
  }
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/projects/core42/products');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL('/');
  for (const [key, address] of [
    ['ArrowRight', runningOrder[1]],
    ['n', runningOrder[2]],
    ['ArrowLeft', runningOrder[1]],
    ['p', runningOrder[0]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(address ?? '');
  }
});

test('it continues from the current page, and a held key moves once', async ({ page }) => {
  await open(page, '/projects/g42');
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL('/');
  await page.keyboard.down('PageDown');
  await page.keyboard.down('PageDown');
  await page.keyboard.down('PageDown');
  await page.keyboard.up('PageDown');
  await expect(page).toHaveURL('/projects/core42/products');
  await expectSettled(page, /Products/);
});

test('the next page is fetched ahead', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await open(page);
  // All screens are loaded after four seconds; the clock stops before that.
  await expect.poll(() => scripts.some((path) => path.includes('core42'))).toBe(true);
  expect(scripts.some((path) => path.includes('/dda-'))).toBe(false);
});

test('fields, menus and dialogs keep their keys', async ({ page }) => {
  await open(page, '/projects/core42/contact');
  await page.getByRole('textbox', { name: 'Name' }).press('n');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('n');
  await expect(page).toHaveURL('/projects/core42/contact');
  await open(page, '/projects/tdra/impact');
  await page.getByRole('button', { name: 'Overall impact' }).click();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('dialog', { name: 'Overall impact' })).toBeVisible();
  await expect(page).toHaveURL('/projects/tdra/impact');
});

test('"b" and the full stop blank the screen, and any key or press restores it', async ({
  page,
}) => {
  await open(page);
  const blank = page.getByRole('dialog', { name: /Blank screen/ });
  for (const [key, leave] of [
    ['b', () => page.keyboard.press('PageDown')],
    ['.', () => page.mouse.click(300, 300)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(blank).toBeVisible();
    await expectAccessible(page);
    await leave();
    await expect(blank).toHaveCount(0);
    await expect(page).toHaveURL('/');
  }
});

test('the question mark lists the keys, and f fills the screen', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: /keys/i });
  await expect(list).toContainText('Page Down');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
});

test('unknown addresses are named at startup and left out (S7)', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('is not a page of this app', '404');
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openKiosk(page, '/', {
    idleSeconds: undefined,
    home: '/projects/nowhere',
    runningOrder: ['/', '/projects/core42/nothing', 'https://elsewhere.example/', '/projects/dda'],
  });
  await expect
    .poll(() => messages.filter((text) => text.includes('is not a page')).toSorted())
    .toEqual([
      'showcase.config.json: kiosk.home names /projects/nowhere, which is not a page of this app; its default is used.',
      'showcase.config.json: kiosk.runningOrder names /projects/core42/nothing, which is not a page of this app; it is left out.',
      'showcase.config.json: kiosk.runningOrder names https://elsewhere.example/, which is not a page of this app; it is left out.',
    ]);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL('/projects/dda');
});

test('the screen is kept awake on every page, also after the tab was hidden', async ({ page }) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { log });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          log.push('request');
          return Promise.resolve({ release: () => Promise.resolve(log.push('release')) });
        },
      },
    });
  });
  await open(page, '/projects/core42');
  const requests = () =>
    page.evaluate(
      () =>
        (window as Window & { log?: string[] }).log?.filter((entry) => entry === 'request').length,
    );
  await expect.poll(requests).toBe(1);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL('/');
  expect(await requests()).toBe(1);
  await page.evaluate(() => {
    for (const value of [true, false]) {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await expect.poll(requests).toBe(2);
});
