import type { Page } from '@playwright/test';
import { expect, expectSettled, test } from '../fixtures.ts';

const openTdra = (page: Page) => page.getByRole('link', { name: /^View details.*TDRA$/ }).click();

/** Loads the code of the overview and of TDRA, so a change between them needs no loading. Ends on the overview. */
async function loadBothPages(page: Page): Promise<void> {
  await page.goto('/');
  await openTdra(page);
  await expectSettled(page, 'Digital government');
  await page.goBack();
  await expectSettled(page, 'Projects');
}

test(
  'a page change waits for the old page to leave, then moves the focus and the title',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/');
    const headingAtChange = page.evaluate(
      () =>
        new Promise((resolve) => {
          const push = history.pushState.bind(history);
          history.pushState = (...change) => {
            push(...change);
            resolve(document.querySelector('h1')?.textContent);
          };
        }),
    );
    await openTdra(page);
    expect(await headingAtChange).toBe('Projects');
    await expect(page).toHaveURL('/projects/tdra');
    await expectSettled(page, 'Digital government');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Digital government · Showcase');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('the next page enters only after the previous one has left', async ({ page }) => {
  await loadBothPages(page);
  const leaving = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const push = history.pushState.bind(history);
        history.pushState = (...change) => {
          push(...change);
          const begin = performance.now();
          const page = document.querySelector('main');
          const look = () => {
            if (page?.isConnected) requestAnimationFrame(look);
            else resolve(performance.now() - begin);
          };
          look();
        };
      }),
  );
  await openTdra(page);
  // Half a frame less than 0.45 s, because clocks are read between frames.
  expect(await leaving).toBeGreaterThan(440);
  await expectSettled(page, 'Digital government');
});

test('the picture that was touched stays in place until the next page enters', async ({ page }) => {
  await loadBothPages(page);
  const place = await page
    .getByRole('article')
    .filter({ hasText: 'TDRA' })
    .locator('img')
    .boundingBox();
  const held = page.locator('img:has(~ main)');
  await openTdra(page);
  await expect(held).toHaveCount(1);
  await expect(held).toHaveCSS('z-index', 'auto');
  const { x, y } = (await held.boundingBox()) ?? { x: 0, y: 0 };
  // The page may still be rising by 18 px when its place is read.
  expect([x - (place?.x ?? 0), y - (place?.y ?? 0)].map(Math.abs).every((step) => step < 22)).toBe(
    true,
  );
  await expectSettled(page, 'Digital government');
  await expect(held).toHaveCount(0);
});

test('the transition takes 0.45 s and moves by 18 px', async ({ page }) => {
  await page.goto('/projects/g42');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expectSettled(page, 'Projects');
  await page.goBack();
  const timing = await page.waitForFunction(() =>
    document
      .querySelector('main')
      ?.getAnimations()
      .map((animation) => ({
        timing: animation.effect?.getComputedTiming(),
        frames: (animation.effect as KeyframeEffect).getKeyframes(),
      })),
  );
  const animations = (await timing.jsonValue()) ?? [];
  expect(animations.length).toBeGreaterThan(0);
  for (const { timing: computed } of animations) expect(computed?.duration).toBe(450);
  const texts = JSON.stringify(animations);
  expect(texts).toContain('translateY(18px)');
  expect(texts).toContain('cubic-bezier(0.4, 0, 0.2, 1)');
});

test(
  'R2: Back and Forward in the middle of a transition end on the page of the address',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^View details.*G42$/ }).click();
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await page.goForward();
    await expectSettled(page, 'G42');
    await expect(page).toHaveURL('/projects/g42');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).opacity)).toBe(
      '1',
    );
  },
);

test('R2: eight changes within a second end on the last page', async ({ page }) => {
  await page.goto('/projects/tdra');
  await page.evaluate(async () => {
    for (const path of [
      '/',
      '/projects/g42',
      '/',
      '/projects/dda',
      '/projects/m42',
      '/',
      '/projects/tdra',
      '/projects/core42',
    ]) {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
  });
  await expectSettled(page, 'Core42');
  await expect(page).toHaveTitle('Core42 · Showcase');
});

test('R2: a link to the current page changes nothing', async ({ page }) => {
  await page.goto('/projects/tdra');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForTimeout(700);
  await expectSettled(page, 'Digital government');
});

test('R2: a double click on a link is one step in the history', async ({ page }) => {
  await page.goto('/');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: /^View details.*TDRA$/ }).dblclick();
  await expectSettled(page, 'Digital government');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expectSettled(page, 'Projects');
});

test('R2: a link to the current page opens in a new tab on request', async ({ page, context }) => {
  await page.goto('/projects/tdra');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Home', exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/projects/tdra');
});

// WebKit treats `commitStyles` as an inline style, which the page's policy forbids.
test('R2: an interrupted transition reverses where it is, without committing styles', async ({
  page,
}) => {
  await loadBothPages(page);
  const seen = await page.evaluateHandle(() => {
    const record = { commits: 0, starts: [] as number[] };
    const commit = Animation.prototype.commitStyles;
    Animation.prototype.commitStyles = function () {
      record.commits += 1;
      commit.call(this);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      const opacity = (animation.effect as KeyframeEffect).getKeyframes()[0]?.['opacity'];
      if (opacity !== undefined) record.starts.push(Number(opacity));
      return animation;
    };
    // Within the page: a command from outside may arrive after the page has left.
    const goBackOnceItFades = () => {
      const main = document.querySelector('main');
      if (main && Number(getComputedStyle(main).opacity) < 0.9) history.back();
      else requestAnimationFrame(goBackOnceItFades);
    };
    goBackOnceItFades();
    return record;
  });
  await openTdra(page);
  await expect.poll(() => seen.evaluate(({ starts }) => starts.length)).toBe(2);
  await expect(page).toHaveURL('/');
  await expectSettled(page, 'Projects');
  const { commits, starts } = await seen.jsonValue();
  expect(commits).toBe(0);
  expect(starts).toHaveLength(2);
  expect(starts[0]).toBe(1);
  expect(starts[1]).toBeGreaterThan(0);
  expect(starts[1]).toBeLessThan(0.95);
});

test('N3: with reduced motion pages change without a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/projects/g42');
  const longest = await page.evaluateHandle(() => {
    const seen = { milliseconds: 0 };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
      seen.milliseconds = Math.max(seen.milliseconds, duration);
      return animation;
    };
    return seen;
  });
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expectSettled(page, 'Projects');
  expect((await longest.jsonValue()).milliseconds).toBeLessThanOrEqual(10);
});

test('R3: a screen whose code does not load shows a way out, and the rest keeps working', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('Failed to load', 'Failed to fetch', 'dynamically imported module');
  await page.route(/assets\/tdra-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await openTdra(page);
  await expectSettled(page, 'This screen did not load.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expectSettled(page, 'Projects');
});

// Small screens: without a graphics card, frames take the time in which a large screen is rendered.
for (const [from, to] of [
  ['/projects/core42/info', '/projects/core42/products'],
  ['/projects/tdra', '/projects/tdra/impact'],
] as const) {
  test(`from ${from} to ${to}, no frame is without its pictures: they load while the page leaves`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const changed = performance.now();
        void transition.ready.then(() => {
          const late = [...document.images].filter((image) => {
            const { currentSrc, naturalWidth } = image;
            const { top, bottom } = image.getBoundingClientRect();
            const [fetched] = performance.getEntriesByName(currentSrc);
            const isLate = naturalWidth === 0 || (fetched?.startTime ?? 0) > changed;
            return image.loading !== 'lazy' && top < innerHeight && bottom > 0 && isLate;
          });
          document.body.dataset['late'] = late.map(({ currentSrc }) => currentSrc).join();
        });
        return transition;
      };
    });
    await page.goto(from, { waitUntil: 'networkidle' });
    await page.locator(`a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('body')).toHaveAttribute('data-late', '');
  });
}

test('a page enters with its pictures, and does not wait long for a late one', async ({ page }) => {
  await page.goto('/projects/core42/info');
  await expectSettled(page, 'Explore Core42');
  await page.waitForLoadState('networkidle');
  await page.route(/compass.*\.avif/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  const hidden = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let begin: number | undefined;
        const isNext = () => document.querySelector('h1')?.textContent === 'Our Products';
        new MutationObserver(() => {
          if (isNext()) begin ??= performance.now();
        }).observe(document.body, { childList: true, subtree: true });
        // While the page waits, the browser paints no frame.
        const look = () => {
          if (begin === undefined) requestAnimationFrame(look);
          else resolve(performance.now() - begin);
        };
        look();
      }),
  );
  await page.getByRole('link', { name: 'Our Products' }).click();
  const milliseconds = await hidden;
  expect(milliseconds).toBeGreaterThan(350);
  expect(milliseconds).toBeLessThan(3000);
  await expectSettled(page, 'Our Products');
});

test('the styles of a linked screen are created ahead; it is not shown, announced or fetched', async ({
  page,
}) => {
  const tiles = '/projects/core42/products';
  // A rule for resources, which only product screens have.
  const rule = /clamp\(4\.5rem, ?9vh, ?6\.5rem\)/;
  expect(await (await page.request.get(tiles)).text()).not.toMatch(rule);
  await page.goto(tiles, { waitUntil: 'networkidle' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.resourceType()));
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .map(({ cssText }) => cssText)
          .join(' '),
      ),
    )
    .toMatch(rule);
  await expect(page).toHaveTitle(/^Our Products/);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  expect(fetched.filter((type) => type !== 'script')).toEqual([]);
});

test('pages that are visited again and again hold no more nodes', async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const countNodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? NaN;
  };
  await page.goto('/');
  const counts: number[] = [];
  for (let visit = 0; visit < 6; visit += 1) {
    // The page with the most pictures.
    await page.getByRole('link', { name: /^View details.*Digital Dubai$/ }).click();
    await expectSettled(page, 'Activation Toolkit');
    await page.goBack();
    await expectSettled(page, 'Projects');
    counts.push(await countNodes());
  }
  // The first visits load code and texts; a screen may be on its way ahead at any of them.
  expect(Math.min(...counts.slice(4))).toBeLessThan(Math.min(...counts.slice(1, 3)) + 20);
});
