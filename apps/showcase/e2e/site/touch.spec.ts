import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openKiosk } from '../kiosk/kiosk.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 834, height: 1194 } });

/** One screen of each kind; other screens show the same components. */
const kinds = [
  '/',
  '/projects/core42/info',
  '/projects/core42/products',
  '/projects/core42/products/compass',
  '/projects/core42/contact',
  '/projects/tdra',
  '/projects/tdra/impact',
  '/projects/g42',
  '/projects/dda',
  '/projects/dda/trade',
  '/projects/dda/linking',
];

/** The product field has its own test, because another element over it takes the press. */
const controls = 'a[href], button:not(:disabled), summary, [role="combobox"]:not([inputmode])';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keeps presses from having an effect, and counts them by the control that they reach. */
async function countClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clicks = new WeakMap<EventTarget, number>();
    Object.assign(globalThis, { clicks });
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        for (const target of event.composedPath())
          clicks.set(target, (clicks.get(target) ?? 0) + 1);
      },
      { capture: true },
    );
  });
}

const clicksOn = (control: Locator) =>
  control.evaluate(
    (element) =>
      (globalThis as unknown as { clicks: WeakMap<EventTarget, number> }).clicks.get(element) ?? 0,
  );

/** The appearance of a control: every style of it and of its content. */
const looks = (control: Locator) =>
  control.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    return [element, ...element.querySelectorAll('*')].map((part) => {
      const style = getComputedStyle(part);
      return [
        'color',
        'backgroundColor',
        'borderColor',
        'textDecoration',
        'transform',
        'scale',
        'boxShadow',
        'opacity',
      ]
        .map((name) => style[name as 'color'])
        .join('; ');
    });
  });

const touch = (session: CDPSession, type: 'touchStart' | 'touchEnd', points: readonly Point[]) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });

async function pressWithPen(session: CDPSession, { x, y }: Point): Promise<void> {
  const pen = { x, y, pointerType: 'pen', button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mousePressed' });
  await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseReleased' });
  await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseMoved', x: 0, y: 0 });
}

for (const path of kinds) {
  test(`N11: ${path} responds to a tap and a pen, and looks as before afterwards`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
    await countClicks(page);
    const session = await page.context().newCDPSession(page);
    const all = await page.locator(controls).all();
    expect(all.length).toBeGreaterThan(0);
    for (const control of all) {
      if (!(await control.isVisible())) continue;
      await control.scrollIntoViewIfNeeded();
      const name = await control.evaluate((element) => element.outerHTML.slice(0, 120));
      const before = await looks(control);
      await control.tap();
      await expect.poll(() => clicksOn(control), name).toBe(1);
      await control.evaluate((element) => {
        (document.activeElement as HTMLElement | null)?.blur();
        return element;
      });
      await expect.poll(() => looks(control), name).toEqual(before);

      const box = await control.boundingBox();
      if (!box) throw new Error(`${name} is gone.`);
      await pressWithPen(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await expect.poll(() => clicksOn(control), name).toBe(2);
    }
  });
}

test('N11: on a kiosk a long press works as a press, two fingers do nothing, and neither selects text', async ({
  page,
}) => {
  await openKiosk(page, '/projects/core42/info');
  await countClicks(page);
  const session = await page.context().newCDPSession(page);
  for (const control of await page.locator(controls).filter({ visible: true }).all()) {
    await control.scrollIntoViewIfNeeded();
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 120));
    const box = await control.boundingBox();
    if (!box) throw new Error(`${name} is gone.`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch(session, 'touchStart', [point, { x: point.x, y: point.y + 200 }]);
    await touch(session, 'touchEnd', []);
    await page.waitForTimeout(400);
    expect(await clicksOn(control), name).toBe(0);
    await touch(session, 'touchStart', [point]);
    await page.waitForTimeout(900);
    await touch(session, 'touchEnd', []);
    await expect.poll(() => clicksOn(control), name).toBe(1);
  }
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await expect(page).toHaveURL('/projects/core42/info');
});
