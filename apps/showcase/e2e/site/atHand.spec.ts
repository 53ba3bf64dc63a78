import type { Locator, Page } from '@playwright/test';
import { expect, expectSettled, test } from '../fixtures.ts';
import { idleSeconds, openKiosk, warning } from '../kiosk/kiosk.ts';
import { openEntity, publicOrigin } from '../tdra/entities.ts';
import { boxOf, expectAtHand, kiosk } from './reach.ts';

const laptop = { width: 1280, height: 720 };

type Role = 'link' | 'button' | 'combobox' | 'textbox';
type Control = readonly [role: Role, name: string | RegExp];

interface Screen {
  readonly path: string;
  /** The main content, besides the title. */
  readonly content: (page: Page) => Locator;
  readonly actions: readonly Control[];
  /** On a laptop, if they differ from those on a kiosk. */
  readonly onLaptop?: readonly Control[];
}

const inMain = (selector: string) => (page: Page) => page.getByRole('main').locator(selector);
const back: Control = ['link', /^Back/];

/** A screen of each kind. The cards of all pages of the city are tested in e2e/dda/cards.spec.ts. */
const screens: readonly Screen[] = [
  { path: '/', content: inMain('article'), actions: [['link', /^View details/]] },
  { path: '/ar', content: inMain('article'), actions: [['link', /^عرض التفاصيل/]] },
  { path: '/projects/m42', content: inMain('img'), actions: [back] },
  { path: '/projects/nowhere', content: inMain('h1'), actions: [back] },
  {
    path: '/projects/core42',
    content: inMain('h1 img'),
    actions: [['link', 'Get started']],
  },
  {
    path: '/projects/core42/info',
    content: inMain('a img'),
    actions: [
      ['link', /^Our/],
      ['link', 'Contact us'],
      ['link', 'Back to Core 42 home'],
    ],
  },
  {
    path: '/projects/core42/brand',
    content: inMain('a img'),
    actions: [['link', /^Corporate Overview/], ['link', 'Contact us'], back],
  },
  {
    path: '/projects/core42/products',
    content: inMain('a img'),
    actions: [['link', /Cloud|Compass|Co-location/], ['link', 'Contact us'], back],
  },
  {
    path: '/projects/core42/products/compass',
    content: inMain('section img'),
    actions: [
      ['button', 'Video'],
      ['link', /^(Sales Deck|Live Demo)/],
      ['link', 'Contact us'],
      back,
    ],
  },
  {
    path: '/projects/core42/products/co-location',
    content: inMain('section img'),
    actions: [['link', /^Sales Deck/], ['link', 'Contact us'], back],
  },
  {
    path: '/projects/core42/partners',
    content: inMain('li img'),
    actions: [['link', 'Contact us'], back],
  },
  {
    path: '/projects/core42/contact',
    content: inMain('form input:not([inputmode="none"])'),
    actions: [['button', 'Submit'], back, ['textbox', ''], ['combobox', '']],
  },
  {
    path: '/projects/g42',
    content: (page) => page.getByText('The intelligence grid, live'),
    actions: [['button', 'Launch Intelligence Grid'], back],
  },
  {
    path: '/projects/tdra',
    content: inMain('article'),
    actions: [
      ['link', /^Open the dashboard/],
      ['link', /^Start the screensaver/],
    ],
  },
  {
    path: '/projects/tdra/impact',
    content: (page) => page.getByText('Select an entity from the search to view details.'),
    actions: [
      ['combobox', ''],
      ['button', 'Overall impact'],
    ],
  },
  {
    path: '/projects/dda',
    content: (page) => page.getByRole('heading', { name: 'DDA pages' }),
    actions: [],
    onLaptop: [['link', /^Smart Employee/]],
  },
  {
    path: '/projects/dda/trade',
    content: inMain('dd bdi'),
    actions: [['link', /^Explore/], back],
  },
  {
    path: '/projects/dda/linking',
    content: (page) => page.getByRole('heading', { name: 'Smart Supplier' }),
    actions: [['link', /^Open app/]],
    onLaptop: [
      ['link', /^Open app/],
      ['button', /^Copy link/],
    ],
  },
  {
    path: '/projects/dda/dubai-now',
    content: inMain('figure'),
    actions: [
      ['link', /^(Volunteer|Buy or Sell Property|التطوع|شراء العقارات وبيعها)$/],
      ['link', /^Back/],
    ],
    onLaptop: [['link', /dubainow\.dubai\.ae$/]],
  },
  {
    path: '/projects/dda/dubai-now/volunteer',
    content: inMain('iframe'),
    actions: [['link', /^Open in a new tab/], back],
  },
  {
    path: '/projects/dda/dubai-now/marriage',
    content: inMain('article img'),
    actions: [back],
  },
  {
    path: '/projects/dda/no/such/page',
    content: inMain('h1'),
    actions: [['link', /^Back to Digital Dubai/], back],
  },
];

/** The controls with a name within a part of the page. There is at least one. */
async function controlsOf(part: Locator, [role, name]: Control): Promise<Locator[]> {
  const controls = name === '' ? part.getByRole(role) : part.getByRole(role, { name });
  await expect(controls.first()).toBeVisible();
  return controls.all();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, content, actions, onLaptop } of screens) {
  test(`${path} shows its main content on a laptop without scrolling, and is within reach on a kiosk`, async ({
    page,
    expectedMessages,
  }) => {
    if (/nowhere|such/.test(path)) expectedMessages.push('404');
    await page.setViewportSize(laptop);
    await page.goto(path);
    await expectSettled(page, /\S/);
    const main = page.getByRole('main');
    if (!/^\/(?:ar)?$/.test(path)) {
      const mark = page.getByRole('link', { name: /^All projects/ });
      await expect(mark).toBeInViewport({ ratio: 1 });
    }
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(content(page).first()).toBeInViewport({ ratio: 1 });
    for (const action of onLaptop ?? actions.slice(0, 1)) {
      const [first] = await controlsOf(main, action);
      await expect(first ?? main).toBeInViewport({ ratio: 1 });
    }

    await page.setViewportSize(kiosk);
    for (const action of actions) {
      const controls = await controlsOf(main, action);
      // The other deep links follow below.
      for (const control of path.endsWith('/linking') ? controls.slice(0, 1) : controls) {
        await expectAtHand(control);
      }
    }
  });
}

test.describe('on a portrait kiosk', () => {
  test.use({ viewport: kiosk });

  const dialog = (page: Page) => page.getByRole('dialog');

  async function expectControlsAtHand(part: Locator): Promise<void> {
    const controls = part.getByRole('button').or(part.getByRole('link'));
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all()) await expectAtHand(control);
  }

  test('the film of a product is within reach', async ({ page }) => {
    await page.goto('/projects/core42/products/compass');
    await page.getByRole('button', { name: 'Video' }).click();
    await expectControlsAtHand(dialog(page));
  });

  test('the controls of the portal are within reach', async ({ page }) => {
    await page.goto('/projects/g42');
    await page.getByRole('button', { name: 'Launch Intelligence Grid' }).click();
    await expectControlsAtHand(dialog(page));
    const portal = dialog(page).frameLocator('iframe');
    await expect(portal.getByRole('button')).toHaveCount(8);
    await expectControlsAtHand(portal.locator('body'));
  });

  test('the entities, actions and dialogs of the dashboard are within reach', async ({ page }) => {
    await openEntity(page, 'Example Authority', { configuration: { kiosk: { publicOrigin } } });
    for (const name of ['Overall impact', /^On your phone/, 'VPN']) {
      const opener = page.getByRole('button', { name });
      if (name !== 'VPN') await expectAtHand(opener);
      await opener.click();
      await expectControlsAtHand(dialog(page));
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectAtHand(page.getByRole('button', { name: /^Print/ }));
    await expectAtHand(page.getByRole('button', { name: /^Download/ }));
  });

  test('the entities to choose from are within reach', async ({ page }) => {
    await page.goto('/projects/tdra/impact');
    await page.getByRole('combobox').fill('Dubai');
    await expect(page.getByRole('option').first()).toBeVisible();
    for (const option of await page.getByRole('option').all()) await expectAtHand(option);
  });

  test('the products to choose from are within reach', async ({ page }) => {
    await page.goto('/projects/core42/contact');
    const product = page.getByRole('combobox', { name: 'Product interest' });
    // Until the scripts run, it is a native select field.
    await expect(product).toHaveAttribute('aria-haspopup', 'listbox');
    await product.click();
    await expect(page.getByRole('option')).toHaveCount(8);
    for (const option of await page.getByRole('option').all()) await expectAtHand(option);
  });

  test('the button that closes a handoff to a phone is within reach', async ({ page }) => {
    await openKiosk(page, '/projects/dda/trade', { externalLinks: 'handOff' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Explore/ })
      .click();
    await expectControlsAtHand(dialog(page));
  });

  test('the question whether anybody is there can be answered within reach', async ({ page }) => {
    await openKiosk(page, '/projects/core42/info');
    await page.clock.runFor((idleSeconds + 1) * 1000);
    await expectControlsAtHand(warning(page));
  });
});

test('a page fills a tablet to its lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto('/projects/core42/info');
  const { bottom } = await boxOf(page.getByRole('main').getByRole('link').last());
  expect(bottom).toBeGreaterThan(1060);
  expect(bottom).toBeLessThanOrEqual(1112);
});

test('the controls of the dashboard share a row on a laptop', async ({ page }) => {
  await page.setViewportSize(laptop);
  await openEntity(page, 'Example Authority', { configuration: { kiosk: { publicOrigin } } });
  const names = ['Overall impact', /^Print/, /^Download/, /^On your phone/];
  const controls = [
    page.getByRole('combobox'),
    ...names.map((name) => page.getByRole('button', { name })),
  ];
  // The page may still be entering.
  const rows = async () => {
    const boxes = await Promise.all(controls.map(boxOf));
    return new Set(boxes.map(({ y, bottom }) => `${String(y)} to ${String(bottom)}`)).size;
  };
  await expect.poll(rows).toBe(1);
});
