import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';
import { openKiosk } from '../kiosk/kiosk.ts';
import { coveredTexts } from './coveredTexts.ts';

const mark = (page: Page) => page.getByRole('link', { name: /^All projects/ });

/** One screen of every world. */
const worlds = [
  '/projects/core42',
  '/projects/core42/products/compass',
  '/projects/core42/contact',
  '/projects/tdra',
  '/projects/tdra/impact',
  '/projects/g42',
  '/projects/dda',
  '/projects/dda/trade',
  '/projects/m42',
];

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
];

for (const size of sizes) {
  test(`the home link is in the same corner of every world, ${String(size.width)}x${String(size.height)}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const corners = new Set<string>();
    for (const path of worlds) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const box = await mark(page).boundingBox();
      corners.add(JSON.stringify(box));
      expect(box?.width, path).toBeGreaterThanOrEqual(48);
      expect(box?.height, path).toBeGreaterThanOrEqual(48);
    }
    expect(corners.size, [...corners].join(' ')).toBe(1);
  });
}

test('titles are aligned with the mark, on a laptop too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/projects/core42/info', '/projects/g42', '/projects/dda/trade']) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 }).locator('[lang="en"]').first();
    const heading = (await title.count()) > 0 ? title : page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const [start, edge] = await Promise.all([heading.boundingBox(), mark(page).boundingBox()]);
    expect(start?.x, path).toBe(edge?.x);
  }
});

test('the mark leads to the overview; there, on the screensaver and on a wall there is none', async ({
  page,
}) => {
  await page.goto('/projects/core42');
  await page.keyboard.press('Tab');
  await expect(mark(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSettled(page, 'Projects');
  await expect(page).toHaveURL('/');
  await expect(mark(page)).toHaveCount(0);
  await page.goto('/projects/tdra/screensaver');
  await expect(mark(page)).toHaveCount(0);
  await page.goto('/projects/tdra/impact?view=wall');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(mark(page)).toHaveCount(0);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 834, height: 1194 },
]) {
  test(`the control of the loop covers nothing at any scroll position, ${String(size.width)}x${String(size.height)}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    for (const path of [
      '/projects/dda',
      '/projects/dda/trade',
      '/projects/dda/agents-suite',
      '/projects/dda/linking',
      '/projects/dda/dubai-now',
      '/projects/g42',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^(Pause|Play)/ })).toBeVisible();
      for (const share of [0, 0.3, 1]) {
        await page.evaluate((part) => {
          scrollTo(0, part * document.documentElement.scrollHeight);
        }, share);
        expect(await coveredTexts(page), path).toEqual([]);
      }
    }
  });
}

for (const path of ['/projects/dda/trade', '/projects/g42']) {
  test(`on a kiosk, the loop of ${path} can be paused`, async ({ page }) => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    await page.goto(path);
    await page.getByRole('button', { name: /^Pause/ }).click();
    await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  });
}

test('on a kiosk, nothing beneath the bar has the focus or takes a press', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto('/projects/dda/linking');
  const bar = page.locator('[data-bar]');
  const pause = page.getByRole('button', { name: /^Pause/ });
  await expect(pause).toBeVisible();
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  const controls = page.getByRole('main').locator('a, button, input');
  await bar.getByRole('link').last().focus();
  for (let count = await controls.count(); count > 0; count -= 1) {
    await page.keyboard.press('Tab');
    const box = await page.locator(':focus').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y);
  }
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const beneath = await page.evaluate(
    ([top, bottom]) =>
      [top + 1, bottom - 1, innerHeight - 20].map(
        (line) => document.elementFromPoint(innerWidth / 2, line)?.closest('main')?.tagName,
      ),
    [y, y + height] as const,
  );
  expect(beneath).toEqual([undefined, undefined, undefined]);
});

test('drawers are flush with the edges, and their entries are within reach on a kiosk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto('/projects/tdra');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => menu.boundingBox()).toMatchObject({ y: 0, height: 1920 });
  const widths: (number | undefined)[] = [];
  const measureWidth = async (drawer: ReturnType<Page['locator']>) => {
    // While a drawer slides in, its edge may be between two pixels.
    await drawer.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    widths.push((await drawer.boundingBox())?.width);
  };
  await measureWidth(menu);
  const expectAtHand = async (controls: ReturnType<Page['locator']>) => {
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(950);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(1752);
    }
  };
  await expectAtHand(menu.locator('a, button'));
  await expectAccessible(page);

  await page.goto('/projects/core42/info');
  const toggle = page.getByRole('button', { name: 'On this screen' });
  await toggle.click();
  const panel = page.locator(`[id="${(await toggle.getAttribute('aria-controls')) ?? ''}"]`);
  await expect.poll(() => panel.boundingBox()).toMatchObject({ y: 0, height: 1920 });
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    })
    .toBe(1080);
  await measureWidth(panel);
  await expectAtHand(panel.locator('a'));
  await expectAtHand(toggle);
  expect(new Set(widths).size).toBe(1);
});

test('a kiosk without tabs offers none next to a film', async ({ page }) => {
  for (const [externalLinks, links] of [
    ['newTab', 1],
    ['handOff', 0],
  ] as const) {
    await openKiosk(page, '/projects/core42/products/compass', { externalLinks });
    await page.getByRole('button', { name: 'Video' }).click();
    const film = page.getByRole('dialog');
    await expect(film.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(film.getByRole('link', { name: 'Open in a new tab' })).toHaveCount(links);
  }
});

for (const [path, link] of [
  ['/projects/core42/no-such-page', 'Back to Core42'],
  ['/projects/tdra/no-such-page', 'Back to TDRA'],
  ['/projects/g42/no-such-page', 'Back to G42'],
  ['/projects/dda/no/such/page', 'Back to Digital Dubai العودة إلى دبي الرقمية'],
] as const) {
  test(`${path} is in its world, with a link back to it`, async ({ page, expectedMessages }) => {
    expectedMessages.push('404');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expectSettled(page, 'We couldn’t find that page.');
    await expect(page.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      path.split('/').slice(0, 3).join('/'),
    );
    await expectAccessible(page);
  });
}
