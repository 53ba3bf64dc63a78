import { kioskDefaults } from '@showcase/content/configuration/defaults';
import type { Page } from '@playwright/test';
import { configure } from '../configure.ts';
import { expect, expectSettled, test } from '../fixtures.ts';
import { expectKiosk, expectLoop, leaveAlone, openKiosk } from './kiosk.ts';

const impact = '/projects/tdra/impact';
const names = ['Example Authority'];
const entities = names.map((EntityName) => ({ EntityName }));

/** Answers requests to the entities endpoint until a test stops it. */
async function controlEntities(page: Page) {
  const control = { isUp: false, requests: 0 };
  await page.route('**/api/entities', async (route) => {
    control.requests += 1;
    if (control.isUp) await route.fulfill({ json: entities });
    else await route.fulfill({ status: 502 });
  });
  return control;
}

const options = async (page: Page) => {
  await page.getByRole('combobox').fill('Example');
  return page.getByRole('option');
};

/** Lets time pass until the list has been fetched so often. The next wait begins with an answer, which takes real time. */
const expectRequests = (page: Page, control: { readonly requests: number }, count: number) =>
  expect
    .poll(async () => {
      if (control.requests < count) await page.clock.runFor(31_000);
      return control.requests;
    })
    .toBe(count);

/** The page loads again at one of the host's next checks, which are half a minute apart. */
const expectSecondLoad = (page: Page, loads: () => number) =>
  expect
    .poll(async () => {
      await page.clock.runFor(31_000);
      return loads();
    })
    .toBe(2);

test.describe('the entity list', () => {
  test.beforeEach(({ expectedMessages }) => {
    expectedMessages.push('The entities could not be fetched', '502');
  });

  test('is fetched again on return to the dashboard', async ({ page }) => {
    const control = await controlEntities(page);
    await page.goto(impact);
    await expect.poll(() => control.requests).toBe(1);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expectSettled(page, 'Digital government');
    control.isUp = true;
    await page.getByRole('link', { name: /^Open the dashboard/ }).click();
    await expectSettled(page, 'Government Digital Impact');
    await expect(await options(page)).toHaveCount(1);
    expect(control.requests).toBe(2);
  });

  test('is fetched again when the network is back, and after a delay', async ({ page }) => {
    const control = await controlEntities(page);
    await page.clock.install();
    const failed = page.waitForEvent('console');
    await page.goto(impact);
    // A pending request is not repeated.
    await failed;
    expect(control.requests).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => control.requests).toBe(2);
    control.isUp = true;
    await expectRequests(page, control, 3);
    await expect(await options(page)).toHaveCount(1);
    // A loaded list is not fetched again.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.clock.runFor(120_000);
    expect(control.requests).toBe(3);
  });

  test('a failure is logged once, not each time', async ({ page }) => {
    const control = await controlEntities(page);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.clock.install();
    await page.goto(impact);
    await expectRequests(page, control, 3);
    expect(messages.filter((text) => text.includes('could not be fetched'))).toHaveLength(1);
  });

  test('on a kiosk it is fetched between visitors, and a failure keeps the last good one', async ({
    page,
  }) => {
    const control = await controlEntities(page);
    control.isUp = true;
    await openKiosk(page, impact, { home: impact });
    await expect(await options(page)).toHaveCount(1);
    await leaveAlone(page);
    await expectLoop(page);
    control.isUp = false;
    const before = control.requests;
    await page.clock.runFor(31_000);
    await expect.poll(() => control.requests).toBeGreaterThan(before);
    await page.keyboard.press('a');
    await expect(page).toHaveURL(impact);
    await expect(await options(page)).toHaveCount(1);
  });
});

test.describe('a new build', () => {
  /** Serves pages that name another script, as a new build does. */
  const release = (page: Page) =>
    page.route(
      (url) => url.pathname === kioskDefaults.attractLoop,
      async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const isFetch = route.request().resourceType() === 'fetch';
        await route.fulfill({
          response,
          body: isFetch ? body.replace(/(<script[^>]* src=")/, '$1/new') : body,
        });
      },
    );

  test('is loaded during the attract loop, never in front of a visitor (S9)', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('The entities could not be fetched: TimeoutError');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await openKiosk(page, '/projects/core42');
    expect(loads).toBe(1);
    await release(page);
    await page.clock.runFor(50_000);
    expect(loads).toBe(1);
    await leaveAlone(page);
    await expectLoop(page);
    await expectSecondLoad(page, () => loads);
    await expectKiosk(page);
    await expectLoop(page);
    await page.mouse.click(400, 400);
    await expect(page).toHaveURL('/');
    await expectSettled(page, 'Projects');
  });

  test('a changed configuration is loaded there too, but not while the host is away (S9)', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('could not be', 'Failed to load', 'ERR_');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await openKiosk(page, '/projects/core42');
    await leaveAlone(page);
    await expectLoop(page);
    await page.clock.runFor(31_000);
    await page.context().setOffline(true);
    await configure(page, { kiosk: { idleSeconds: 60, home: '/projects/dda' } });
    await page.clock.runFor(120_000);
    await expectLoop(page);
    expect(loads).toBe(1);
    await page.context().setOffline(false);
    await expectSecondLoad(page, () => loads);
    await expectKiosk(page);
    await page.mouse.click(400, 400);
    await expect(page).toHaveURL('/projects/dda');
  });
});

test.describe('Refresh while the host is away', () => {
  test('says so, keeps trying, and reloads when the host is back (S8)', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('Failed to load', 'ERR_');
    await page.goto(impact);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Refresh' }).click();
    const dialog = page.getByRole('dialog', { name: /The showcase is not responding/ });
    await expect(dialog).toContainText('The page will reload as soon as it does.');
    const reloaded = page.waitForEvent('load');
    await page.context().setOffline(false);
    await reloaded;
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(impact);
  });

  test('stops waiting once the message is closed', async ({ page, expectedMessages }) => {
    expectedMessages.push('Failed to load', 'ERR_');
    await page.clock.install();
    await page.goto(impact);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: /^Close/ }).click();
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.context().setOffline(false);
    await page.clock.runFor(60_000);
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  });
});
