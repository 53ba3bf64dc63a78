import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  expectSettled,
  test,
} from '../fixtures.ts';
import { screens } from './screens.ts';

/** The texts that a page cuts off or pushes out of the window, except those meant only for assistive technology. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('#root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('svg, title, style, [aria-hidden="true"]'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (let box: Element | null = parent; box && box.id !== 'root'; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Visually hidden text may be cut off.
        if (edge.width <= 1) break;
        const isClipped = (value: string) => value === 'hidden' || value === 'clip';
        const cut = boxes.some(
          ({ left, right, top, bottom }) =>
            (isClipped(style.overflowX) && (left < edge.left - 2 || right > edge.right + 2)) ||
            (isClipped(style.overflowY) &&
              (top + 3 < edge.top - 2 || bottom - 3 > edge.bottom + 2)),
        );
        if (cut) {
          lost.push(text.data.trim().slice(0, 60));
          break;
        }
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`sideways by ${String(scrollWidth - clientWidth)} px`);
    return lost;
  });

/** The distances of WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const conditions = {
  'at 400 % (320 by 256)': { width: 320, height: 256, css: '' },
  'with the text spacing of WCAG 1.4.12': { width: 390, height: 844, css: textSpacing },
};

for (const [what, { width, height, css }] of Object.entries(conditions)) {
  test(`N4: every page ${what}: nothing is lost, nothing scrolls sideways`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const faults: Record<string, readonly string[]> = {};
    for (const path of screens.map(encodeURI)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (css) {
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, css);
      }
      const lost = await lostTexts(page);
      if (lost.length > 0) faults[path] = lost;
    }
    expect(faults).toEqual({});
  });
}

test.describe('N1: a browser that refuses storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = {
        get() {
          throw new DOMException('Refused.', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, refuse);
      }
      Object.defineProperty(Document.prototype, 'cookie', refuse);
      for (const name of [
        ...['matchMedia', 'ResizeObserver', 'IntersectionObserver', 'requestIdleCallback'],
      ]) {
        Reflect.deleteProperty(window, name);
      }
    });
  });

  test('every page shows without a message', async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of screens.map(encodeURI)) {
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.locator('h1')).toHaveCount(1);
    }
  });

  test('search, dialogs, films and page changes work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^View details.*TDRA$/ }).click();
    await expectSettled(page, 'Digital government');
    await page.getByRole('link', { name: /^Open the dashboard/ }).click();
    await expectSettled(page, 'Government Digital Impact');
    await page.getByRole('combobox').click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dashboard');
    await page.goto('/projects/core42/products/compass');
    await page.getByRole('button', { name: /Video/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/projects/dda/trade');
    await page.getByRole('button', { name: /Pause/ }).click();
    await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
  });
});

test.describe('N5: other ways to view the showcase', () => {
  const paths = ['/', '/projects/tdra/impact', '/projects/core42/contact', '/projects/dda/trade'];

  test('in forced colours buttons have edges and the focus is visible', async ({ page }) => {
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: theme });
      for (const path of paths) {
        await page.goto(path);
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const { activeElement } = document;
          if (!activeElement) return 0;
          const styles = [null, '::after'].map((pseudo) => getComputedStyle(activeElement, pseudo));
          return Math.max(
            ...styles.map(({ outlineStyle, outlineWidth }) =>
              outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
            ),
          );
        });
        expect(outline, `the focus on ${path}`).toBeGreaterThanOrEqual(2);
        const flat = await page
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons
              .filter(
                (button) =>
                  button.checkVisibility() && getComputedStyle(button).borderTopStyle === 'none',
              )
              .map((button) => button.textContent),
          );
        expect(flat, `buttons without an edge on ${path}`).toEqual([]);
      }
    }
  });

  // Axe can't determine the colour behind a page with a backdrop, so the canvas is checked separately.
  const withBackground = ['/projects/g42', '/projects/dda', '/projects/dda/dubai-now/volunteer'];
  for (const path of [...paths, ...withBackground, '/projects/core42/products/compass']) {
    test(`${path} printed with backgrounds has dark texts on white`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expectAccessible(page);
    });
  }

  test('without JavaScript a line says what is missing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('body > noscript')).toBeVisible();
      expect(await page.locator('body > noscript').textContent()).toContain('need JavaScript');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await context.close();
  });
});

test('V1: every screen can be read without pictures and fonts', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('ERR_FAILED', 'Failed to load');
  await page.route(/\.(svg|avif|webp|png|jpe?g|woff2)(\?|$)/, (route) => route.abort());
  for (const path of [
    '/',
    '/projects/core42',
    '/projects/tdra',
    '/projects/tdra/screensaver',
    '/projects/dda/trade',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\S/);
    await expectNoSidewaysScrolling(page);
  }
  await page.goto('/projects/core42');
  await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
});
