import type { Page } from '@playwright/test';
import { answerEntities, expect, expectLive, expectSettled, test } from '../fixtures.ts';

const networkMessages = [
  'Failed to load',
  'Failed to fetch',
  'dynamically imported module',
  'ERR_',
];
const failed = 'This screen did not load.';
const openTdra = (page: Page) => page.getByRole('link', { name: /^View details.*TDRA$/ }).click();
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
/** Opens the overview and waits until the code of every screen is loaded, which begins four seconds later. */
const openWithAllScreens = async (page: Page) => {
  await page.goto('/');
  const areas = ['core42', 'contact', 'tdra', 'screensaver', 'g42', 'dda', 'toolkit', 'linking'];
  const missing = () =>
    page.evaluate(
      (names) =>
        names.filter((name) =>
          performance
            .getEntriesByType('resource')
            .every((each) => !each.name.includes(`/assets/${name}-`)),
        ),
      areas,
    );
  await expect.poll(missing, { timeout: 15_000 }).toEqual([]);
};

test('R1: an address in upper case or with a trailing slash is the same page', async ({
  page,
  expectedMessages,
}) => {
  // No file has a name in upper case; its folder's page shows the intended one.
  expectedMessages.push('404');
  for (const path of ['/projects/tdra/', '/projects/TDRA', '/Projects/Tdra/']) {
    await page.goto(path);
    await expectSettled(page, 'Digital government');
  }
});

test.describe('R3: code that does not load', () => {
  test('can be retried: Retry shows the screen without a reload', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(...networkMessages);
    await page.route(/assets\/tdra-.*\.js/, (route) => route.abort());
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await openTdra(page);
    await expectSettled(page, failed);
    await page.unroute(/assets\/tdra-.*\.js/);
    await retry(page);
    await expectSettled(page, 'Digital government');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('because its release is gone: one reload on request, and no loop', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(...networkMessages);
    await page.route(/assets\/tdra-.*\.js/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.clock.install();
    await page.goto('/');
    await openTdra(page);
    await expectSettled(page, failed);
    await retry(page);
    await expectSettled(page, failed);
    expect(loads).toBe(1);
    await retry(page);
    await expect.poll(() => loads).toBe(2);
    await expectSettled(page, failed);
    await page.clock.runFor(60_000);
    expect(loads).toBe(2);
    await page.getByRole('link', { name: 'Back to projects' }).click();
    await expectSettled(page, 'Projects');
    await page.getByRole('link', { name: /^View details.*Core42$/ }).click();
    await expectSettled(page, 'Core42');
  });
});

test.describe('R3: code that a newer build has removed', () => {
  for (const [name, isComplete] of [
    ['reloads the page once, by itself, and the screen is there', true],
    ['does not reload it again if the screen is missing there, too', false],
  ] as const) {
    test(name, async ({ page, expectedMessages }) => {
      expectedMessages.push(...networkMessages);
      let hasReloaded = false;
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.route(/assets\/tdra-.*\.js/, (route) =>
        isComplete && hasReloaded
          ? route.fallback()
          : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
      );
      await page.route('/projects/tdra', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        hasReloaded ||= route.request().resourceType() === 'document';
        await route.fulfill({
          response,
          body: hasReloaded ? body : body.replace(/(<script[^>]* src=")/, '$1/new'),
        });
      });
      await page.clock.install();
      await page.goto('/');
      await openTdra(page);
      await expect.poll(() => loads).toBe(2);
      await expectSettled(page, isComplete ? 'Digital government' : failed);
      await page.clock.runFor(60_000);
      expect(loads).toBe(2);
    });
  }
});

test('R4: only the screen that throws fails, and Retry renders it again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('broken on purpose', 'AreaBoundary');
  await page.goto('/projects/tdra');
  await page.evaluate(() => {
    const original = URLSearchParams.prototype.get;
    URLSearchParams.prototype.get = function (name) {
      if (name === 'entity') throw new Error('broken on purpose');
      return original.call(this, name);
    };
    Object.assign(window, {
      mend: () => {
        URLSearchParams.prototype.get = original;
      },
    });
  });
  await page.getByRole('link', { name: /^Open the dashboard/ }).click();
  await expectSettled(page, failed);
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expectSettled(page, 'Projects');
  await page.getByRole('link', { name: /^View details.*Core42$/ }).click();
  await expectSettled(page, 'Core42');
  await page.goBack();
  await page.goBack();
  await expectSettled(page, failed);
  await page.evaluate(() => {
    (window as Window & { mend?: () => void }).mend?.();
  });
  await retry(page);
  await expectSettled(page, 'Government Digital Impact');
});

test.describe('N2: without the network', () => {
  test('loaded screens work', async ({ page, context, expectedMessages }) => {
    expectedMessages.push(...networkMessages);
    await openWithAllScreens(page);
    await context.setOffline(true);
    await openTdra(page);
    await expectSettled(page, 'Digital government');
    await page.getByRole('link', { name: /^Open the dashboard/ }).click();
    await expectSettled(page, 'Government Digital Impact');
    await page.getByRole('button', { name: 'Overall impact' }).click();
    await expect(page.getByRole('dialog')).toContainText('2.6M AED');
    await page.getByRole('button', { name: 'Close' }).click();
    for (let step = 0; step < 2; step += 1) await page.goBack();
    await expectSettled(page, 'Projects');
    await page.getByRole('link', { name: /^View details.*Core42$/ }).click();
    await expectSettled(page, 'Core42');
    await page.goBack();
    await page.getByRole('link', { name: /^View details.*Digital Dubai$/ }).click();
    await expectSettled(page, 'Activation Toolkit');
  });

  test('a screen that is not loaded offers Retry, and appears automatically once the network is back', async ({
    page,
    context,
    expectedMessages,
  }) => {
    expectedMessages.push(...networkMessages);
    await page.goto('/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await openTdra(page);
    await expectSettled(page, failed);
    for (let press = 0; press < 3; press += 1) {
      await retry(page);
      await page.waitForTimeout(300);
      await expectSettled(page, failed);
    }
    await context.setOffline(false);
    await expectSettled(page, 'Digital government');
  });
});

/** Does what Google Translate does: puts each text into `font` elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent?.isConnected || !text.data.trim() || /FONT|SCRIPT|STYLE/.test(parent.tagName))
          continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        const inner = document.createElement('font');
        inner.append(text.data);
        font.append(inner);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrap);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('N8: a page rewritten by a translator keeps working', async ({ page, expectedMessages }) => {
  expectedMessages.push(
    "Failed to execute 'removeChild'",
    "Failed to execute 'insertBefore'",
    'AreaBoundary',
    // A page that was rewritten before hydration is rendered again.
    'Minified React error #418',
  );
  await answerEntities(page, {
    body: JSON.stringify([
      { EntityName: 'Alpha', UsingVPN: true, AnnualcostsavingVPN: 5 },
      { EntityName: 'Beta' },
    ]),
  });
  await page.goto('/projects/tdra/impact');
  await translate(page);
  await expectLive(page);
  const search = page.getByRole('combobox');
  for (const name of ['Alpha', 'Beta']) {
    await search.fill(name);
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alpha');
  await page.getByRole('button', { name: /VPN/ }).click();
  await expect(page.getByRole('dialog')).toContainText('5');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expectSettled(page, 'Digital government');

  await page.goto('/projects/core42/contact');
  await translate(page);
  await expectLive(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please choose a product.')).toBeVisible();
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('option', { name: 'Other' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please specify your product interest.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expectSettled(page, 'Explore Core42');

  await page.goto('/projects/dda/dubai-now');
  await translate(page);
  await expectLive(page);
  await page.getByRole('link', { name: /Back/ }).first().click();
  await expectSettled(page, 'Activation Toolkit');
});

test('N8: renders a screen again whose elements an extension has moved', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push("Failed to execute 'removeChild'", 'AreaBoundary');
  await answerEntities(page, {
    body: JSON.stringify([{ EntityName: 'Alpha', UsingVPN: true, AnnualcostsavingVPN: 5 }]),
  });
  await page.goto('/projects/tdra/impact');
  await page.getByRole('combobox').fill('Alpha');
  await page.evaluate(() => {
    for (const child of document.querySelectorAll('main > *')) {
      // Moving the focused element would blur it.
      if (child.contains(document.activeElement)) continue;
      const frame = document.createElement('div');
      child.replaceWith(frame);
      frame.append(child);
    }
  });
  await page.getByRole('option', { name: 'Alpha' }).click();
  await expectSettled(page, 'Alpha Dashboard');
  await expect(page.getByRole('button', { name: /VPN/ })).toBeVisible();
  await expect(page.getByText('Select an entity from the search')).toHaveCount(0);
});

test.describe('N9: time', () => {
  test('the page works after eight hours hidden and a jump of the clock', async ({ page }) => {
    await page.clock.install();
    await page.goto('/projects/dda/trade');
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await page.clock.fastForward('08:00:00');
    await setHidden(false);
    await page.clock.setSystemTime(new Date('2001-01-01'));
    await page.clock.resume();
    const timeOf = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    const before = await timeOf();
    await expect.poll(timeOf).not.toBe(before);
    await expect(page.locator('video[data-shown]')).toBeVisible();
    await page.goto('/');
    await openTdra(page);
    await expectSettled(page, 'Digital government');
  });

  test('a tab that draws no frames, as when hidden, still changes the page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        animation.pause();
        return animation;
      };
      Object.assign(window, { drawAgain: () => (Element.prototype.animate = animate) });
    });
    await openTdra(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Digital government/);
    await expect(page).toHaveTitle('Digital government · Showcase');
    // Once visible, it plays the animations that had stopped.
    await page.evaluate(() => {
      (window as Window & { drawAgain?: () => void }).drawAgain?.();
      for (const animation of document.getAnimations()) animation.play();
    });
    await expectSettled(page, 'Digital government');
  });
});
