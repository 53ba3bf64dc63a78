import type { Page } from '@playwright/test';

import { expect, expectSettled, test } from '../fixtures.ts';
import { screens } from './screens.ts';

/** The addresses of the app that a page links to, as the browser resolves them. */
const linksOn = (page: Page) =>
  page
    .getByRole('link')
    .evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[]).flatMap(({ href, origin, pathname, target }) =>
        href !== '' && origin === location.origin && target !== '_blank'
          ? [decodeURI(pathname)]
          : [],
      ),
    );

/** Follows the link as a visitor does. */
async function follow(page: Page, path: string): Promise<void> {
  const links = page.getByRole('link');
  const index = await links.evaluateAll(
    (anchors, wanted) =>
      (anchors as HTMLAnchorElement[]).findIndex(
        ({ href, pathname }) => href !== '' && decodeURI(pathname) === wanted,
      ),
    path,
  );
  await links.nth(index).click();
}

/** Goes back once, as a visitor would; if that leads elsewhere, opens the address. */
async function returnTo(page: Page, path: string): Promise<void> {
  const isThere = () => decodeURI(new URL(page.url()).pathname) === path;
  if (!isThere()) await page.goBack();
  if (!isThere()) await page.goto(encodeURI(path));
  await expectSettled(page, /\S/);
}

/** Expects one settled screen with its heading focused, and returns its title. */
async function expectScreen(page: Page, path: string): Promise<string> {
  await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(path);
  await expectSettled(page, /\S/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading, `the heading of ${path}`).toBeFocused();
  await expect(page.getByRole('main')).toHaveCount(1);
  return page.title();
}

// Transitions have their own tests (navigation.spec.ts). Skipping them saves time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every screen can be reached by links, shows its own name and has links', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('/');
  const titles = new Map([['/', await page.title()]]);
  const open = (await linksOn(page)).map((path) => ({ path, from: '/' }));
  for (let next = open.shift(); next; next = open.shift()) {
    const { path, from } = next;
    if (titles.has(path)) continue;
    await returnTo(page, from);
    await follow(page, path);
    titles.set(path, await expectScreen(page, path));
    const links = await linksOn(page);
    if (!path.endsWith('/screensaver')) {
      expect(links.length, `the ways on from ${path}`).toBeGreaterThan(0);
    }
    // Depth first, because the page with the links is already open.
    open.unshift(...links.map((link) => ({ path: link, from: path })));
  }

  const unreached = screens.filter((path) => !titles.has(path));
  // Arabic pages of services are reached at their Arabic addresses.
  expect(unreached.filter((path) => !/^\/ar\/projects\/dda\/dubai-now\/./.test(path))).toEqual([
    '/ar/projects/m42',
    '/projects/m42',
  ]);
  const shared = [...titles].filter(([path, title]) =>
    [...titles].some(([other, its]) => other !== path && its === title),
  );
  expect(shared).toEqual([]);
});
