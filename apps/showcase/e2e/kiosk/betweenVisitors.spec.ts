import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';
import { fill, holdAnswer, submit } from '../core42/contactForm.ts';
import { screens } from '../site/screens.ts';
import { expectKiosk, expectLoop, idleSeconds, leaveAlone, openKiosk, warning } from './kiosk.ts';

const contact = '/projects/core42/contact';
const impact = '/projects/tdra/impact';

/** Follows links from the overview, so the page is never reloaded. */
async function follow(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) await page.getByRole('link', { name }).first().click();
}

// The test's clock outruns the network, so a request of the attract loop may be aborted.
test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push('The entities could not be fetched: TimeoutError');
});

test.describe('the warning', () => {
  test('asks in both languages, counts down, and stops at Continue', async ({ page }) => {
    await openKiosk(page, '/');
    await page.clock.runFor((idleSeconds - 1) * 1000);
    await expect(warning(page)).toHaveCount(0);
    await page.clock.runFor(1500);
    await expect(warning(page)).toContainText('Are you still there?');
    await expect(warning(page)).toContainText('هل ما زلت هنا؟');
    await page.clock.runFor(5000);
    await expect(warning(page)).toContainText(/will start again in (?:\d|10) seconds?\./);
    await page.getByRole('button', { name: 'Continue متابعة' }).click();
    await expect(warning(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.clock.runFor((idleSeconds - 5) * 1000);
    await expect(warning(page)).toHaveCount(0);
  });

  test('is above an open dialog (S5)', async ({ page }) => {
    // Axe takes longer on a busy machine than the warning counts.
    await openKiosk(page, impact, { warningSeconds: 600 });
    await page.getByRole('button', { name: 'Overall impact' }).click();
    await page.clock.runFor((idleSeconds + 1) * 1000);
    await expect(page.getByRole('button', { name: 'Continue متابعة' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(warning(page)).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Overall impact' })).toBeVisible();
  });
});

test.describe('after a pinch (S13)', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('the warning is in sight, at its usual size, and the reset ends the zoom', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { resetZoom: () => Object.assign(window, { isZoomReset: true }) });
    });
    await openKiosk(page, '/projects/dda/trade');
    const devtools = await page.context().newCDPSession(page);
    const pinch = { x: 500, y: 600, scaleFactor: 3, relativeSpeed: 2000 };
    await devtools.send('Input.synthesizePinchGesture', pinch);
    await page.clock.runFor((idleSeconds + 1) * 1000);
    await expect(warning(page)).toBeVisible();
    const { scale, view, box } = await warning(page).evaluate((dialog) => {
      const { scale, offsetLeft, offsetTop, width, height } = visualViewport as VisualViewport;
      const { left, top, right, bottom } = dialog.getBoundingClientRect();
      return {
        scale,
        view: [offsetLeft, offsetTop, offsetLeft + width, offsetTop + height],
        box: [left, top, right, bottom],
      };
    });
    expect(scale).toBeGreaterThan(2);
    const [left = 0, top = 0, right = 0, bottom = 0] = box;
    expect(left).toBeGreaterThanOrEqual(view[0] ?? 0);
    expect(top).toBeGreaterThanOrEqual(view[1] ?? 0);
    expect(right).toBeLessThanOrEqual(view[2] ?? 0);
    expect(bottom).toBeLessThanOrEqual(view[3] ?? 0);
    expect((right - left) * scale).toBeGreaterThan(900);
    await page.clock.runFor(16_000);
    await expectLoop(page);
    expect(await page.evaluate(() => 'isZoomReset' in window)).toBe(true);
  });
});

test.describe('the reset', () => {
  test(
    'forgets the draft, storage and cookies, and Back leads nowhere',
    { tag: '@smoke' },
    async ({ page }) => {
      await openKiosk(page, '/');
      await follow(page, /View details.*Core42|Core42/);
      await expect(page).toHaveURL('/projects/core42');
      await page.evaluate(() => {
        localStorage.setItem('visitor', 'Maryam');
        sessionStorage.setItem('visitor', 'Maryam');
        document.cookie = 'hubspotutk=0123456789abcdef0123456789abcdef; path=/';
        document.cookie = 'visitor=Maryam';
        indexedDB.open('visitor').addEventListener('success', ({ target }) => {
          (target as IDBOpenDBRequest).result.close();
        });
      });
      await follow(page, /^Get started|Explore|Info/i, /Contact us/);
      await expectSettled(page, 'Contact us today');
      await page.getByRole('textbox', { name: 'Name' }).fill('Maryam');
      await page.getByRole('textbox', { name: 'Email' }).fill('maryam@example.ae');
      await leaveAlone(page);
      await expectLoop(page);
      const kept = () =>
        page.evaluate(async () => [
          localStorage.length,
          sessionStorage.length,
          document.cookie,
          (await indexedDB.databases()).length,
          scrollY,
          document.activeElement?.localName,
        ]);
      await expect.poll(kept).toEqual([0, 0, '', 0, 0, 'body']);

      // The previous visitor's pages can never be reached through the history, and it leads back to the loop.
      const visited = () =>
        page.evaluate(() => navigation.entries().map(({ url }) => new URL(url ?? '').pathname));
      expect(await visited()).toEqual(['/', '/projects/tdra/screensaver']);
      for (const steps of [-1, 1, -1]) {
        await page.evaluate((distance) => {
          const hasMoved = new Promise((resolve) => {
            addEventListener('popstate', resolve, { once: true });
          });
          history.go(distance);
          return hasMoved;
        }, steps);
        await expectLoop(page);
      }
      await page.goto('/');
      await expectKiosk(page);
      await follow(page, /View details.*Core42|Core42/, /^Get started|Explore|Info/i, /Contact us/);
      await expectSettled(page, 'Contact us today');
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
      await page.goBack();
      await expect(page).toHaveURL('/projects/core42/info');
    },
  );

  test('resumes backgrounds that a visitor has paused', async ({ page }) => {
    await openKiosk(page, '/projects/dda/trade', { home: '/projects/dda/trade' });
    const pause = page.getByRole('button', { name: /^Pause/ });
    await pause.click();
    await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
    await leaveAlone(page);
    await expectLoop(page);
    await page.keyboard.press('a');
    await expect(page).toHaveURL('/projects/dda/trade');
    await expect(pause).toBeVisible();
  });

  test('goes home without an attract loop, and touches work there', async ({ page }) => {
    await openKiosk(page, contact, { attractLoop: null, home: '/projects/core42' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Maryam');
    await leaveAlone(page);
    await expect(page).toHaveURL('/projects/core42');
    await page
      .getByRole('link', { name: /Get started|Explore|Info/i })
      .first()
      .click();
    await expect(page).toHaveURL('/projects/core42/info');
  });

  test('completes if storage throws, and names it (S4)', async ({ page, expectedMessages }) => {
    expectedMessages.push('The reset could not forget local storage');
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    });
    await openKiosk(page, '/projects/core42');
    await page.evaluate(() => {
      sessionStorage.setItem('visitor', 'Maryam');
    });
    await leaveAlone(page);
    await expectLoop(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('waits while a request is pending', async ({ page }) => {
    await openKiosk(page, contact);
    const answer = await holdAnswer(page);
    await fill(page);
    await submit(page).click();
    await leaveAlone(page);
    await expect(page).toHaveURL(contact);
    await expect(warning(page)).toHaveCount(0);
    answer();
    await expect(page.getByText('Thank you! We will be in touch soon.')).toBeVisible();
    await leaveAlone(page);
    await expectLoop(page);
  });
});

test.describe('the attract loop of a kiosk', () => {
  test('may be any page, and the touch that ends it presses nothing', async ({ page }) => {
    await openKiosk(page, '/projects/core42/info', { attractLoop: '/', home: '/projects/dda' });
    await leaveAlone(page);
    await expect(page).toHaveURL('/');
    await expectSettled(page, 'Projects');
    const link = await page.getByRole('link', { name: /TDRA/ }).first().boundingBox();
    await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 10);
    await expect(page).toHaveURL('/projects/dda');
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/projects/dda');
  });

  test('that a visitor opens leads back to where they came from', async ({ page }) => {
    await openKiosk(page, impact);
    await page.getByRole('link', { name: 'Screensaver', exact: true }).click();
    await expectSettled(page, 'Screensaver');
    await page.keyboard.press('a');
    await expect(page).toHaveURL(impact);
  });
});

test.describe('a visitor’s language', () => {
  test('is forgotten by the reset', async ({ page }) => {
    await openKiosk(page, '/');
    await follow(page, /العربية/);
    await expectSettled(page, 'المشاريع');
    await leaveAlone(page);
    await expectLoop(page);
    await page.keyboard.press('PageDown');
    await expectSettled(page, 'Projects');
    await expect(page).toHaveURL('/');
  });

  test('is at first that of the configuration', async ({ page }) => {
    await openKiosk(page, '/', { language: 'ar' });
    await expectSettled(page, 'Projects');
    await leaveAlone(page);
    await expect(page).toHaveURL('/ar/projects/tdra/screensaver');
    await page.keyboard.press('PageDown');
    await expectSettled(page, 'المشاريع');
    await expect(page).toHaveURL('/ar');
  });
});

test('only these screens have fields, so the tests above cover all fields', async ({ request }) => {
  const withFields: string[] = [];
  for (const screen of screens) {
    const html = await (await request.get(screen)).text();
    if (/<(?:input(?![^>]* readonly)|textarea|select)\b| contenteditable/i.test(html)) {
      withFields.push(screen);
    }
  }
  expect(withFields).toEqual([`/ar${contact}`, `/ar${impact}`, contact, impact]);
});

test.describe('without a kiosk', () => {
  test('none of its code is loaded, and nothing is reset', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.clock.install();
    await page.goto('/projects/core42');
    await page.clock.runFor(3_600_000);
    await expect(page).toHaveURL('/projects/core42');
    expect(requests.filter((url) => /kiosk|schema/i.test(url))).toEqual([]);
    expect(await page.locator('html').getAttribute('style')).toBeNull();
  });

  test('leaving the contact page for another area forgets the draft', async ({ page }) => {
    await page.goto('/projects/core42/info');
    await page
      .getByRole('link', { name: /Contact us/ })
      .first()
      .click();
    await expectSettled(page, 'Contact us today');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Maryam');
    // The browser's Back keeps it.
    await page.goBack();
    await expect(page).toHaveURL('/projects/core42/info');
    await page.goForward();
    await expect(name).toHaveValue('Maryam');
    // Another page of the microsite keeps it.
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/projects/core42/info');
    await page
      .getByRole('link', { name: /Contact us/ })
      .first()
      .click();
    await expect(name).toHaveValue('Maryam');
    await page.evaluate(() => {
      const link = document.createElement('a');
      history.pushState({ idx: 99 }, '', '/projects/dda');
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 99 } }));
      link.remove();
    });
    await expectSettled(page, /Toolkit|Digital Dubai|City/i);
    await page.goBack();
    await expectSettled(page, 'Contact us today');
    await expect(name).toHaveValue('');
  });
});
