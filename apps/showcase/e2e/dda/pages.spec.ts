import type { Locator, Page } from '@playwright/test';
import { actionLabels } from '@showcase/ui/ActionLink';
import { deepLinkSchemes } from '@showcase/content/deepLinkSchemes';
import { defaultLinks as links } from '@showcase/content/links';
import { ddaRoot, dubaiNowSlug, linkingSlug } from '@showcase/content/city/area';
import type { Figure } from '@showcase/content/city/figures';
import { linking } from '@showcase/content/city/linking';
import { cityPages } from '@showcase/content/city/tiles';
import { toolkit } from '@showcase/content/city/toolkit';
import type { LocalizedText } from '@showcase/content/localize';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

const isWeb = (link: string) => /^https?:/.test(link);
const isDeepLink = (link: string) =>
  deepLinkSchemes.some((scheme) => link.startsWith(`${scheme}:`));

/** Waits until the video behind the page plays. */
async function expectMoving(page: Page): Promise<void> {
  const video = page.locator('video').last();
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(0);
  const { muted, loop } = await video.evaluate(({ muted, loop }: HTMLVideoElement) => ({
    muted,
    loop,
  }));
  expect({ muted, loop }).toEqual({ muted: true, loop: true });
}

/** The elements in one language. The page has one heading; the title in the other language only looks like one. */
const structureOf = (half: Locator) =>
  half.evaluate((element) =>
    [...element.querySelectorAll('*')].map(({ tagName }) => tagName.replace(/^H\d$/, 'P')),
  );

const halfIn = (card: Locator, language: 'en' | 'ar') =>
  card.locator(`> div > div > [lang="${language}"]`);

/** Each figure is shown in both languages: once, or in each language's column if a value differs by language. */
async function expectFigures(card: Locator, figures: readonly Figure[]): Promise<void> {
  const isShared = figures.every(({ value }) => typeof value === 'string' || value.en === value.ar);
  const groups = isShared ? ([['en', 'ar']] as const) : ([['en'], ['ar']] as const);
  const wanted = groups.flatMap((group) =>
    figures.map(({ value, qualifier, label }) => {
      const words = (text: LocalizedText | undefined) => group.map((language) => text?.[language]);
      const numeral = typeof value === 'string' ? value : value[group[0]];
      return [...words(label), ...words(qualifier), numeral].filter(Boolean).join(' ');
    }),
  );
  const shown = await card
    .locator('dl > div')
    .evaluateAll((rows) => rows.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()));
  expect(shown).toEqual(wanted);
}

for (const row of cityPages) {
  const { slug, name, title, description, figures = [], action, link, background, cards } = row;
  test(`${slug} holds both languages, its action and its background`, async ({ page }) => {
    const response = await page.goto(`${ddaRoot}/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${name.en} · Showcase`);
    const card = page.getByRole('article', { name: title.en }).first();
    for (const language of ['en', 'ar'] as const) {
      const half = halfIn(card, language);
      await expect(half).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(half).toContainText(title[language]);
      await expect(half).toContainText(description[language]);
    }
    await expectFigures(card, figures);
    const [english, arabic] = await Promise.all(
      (['en', 'ar'] as const).map((language) => structureOf(halfIn(card, language))),
    );
    expect(english).toEqual(arabic);
    const label = actionLabels[action];
    const target = link === undefined ? '' : links[link];
    const button = card.getByRole('link', { name: label.en });
    await expect(button).toContainText(label.ar);
    if (isWeb(target) || isDeepLink(target)) {
      await expect(button).toHaveAttribute('href', target);
      await expect(button).toHaveAttribute('target', '_blank');
      await expect(button).toHaveAttribute('rel', /noopener/);
    } else {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).not.toHaveAttribute('href');
      await expect(button).toContainText('Coming soon');
    }
    await expect(page.getByRole('article')).toHaveCount(1 + cards.length);
    if (background === 'video') await expectMoving(page);
    else await expect(page.locator('video')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a page brings the texts of its section alone, and loads the others ahead of time', async ({
  page,
}) => {
  const [own, other] = [cityPages.at(0), cityPages.at(-1)];
  if (!own || !other) throw new Error('Two pages are needed.');
  const scripts: string[] = [];
  const bringTheOthers = () => scripts.some((text) => text.includes(other.description.en));
  let release: () => void = () => undefined;
  const isChecked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    if (/\/codi-/.test(route.request().url())) await isChecked;
    const response = await route.fetch();
    scripts.push(await response.text());
    await route.fulfill({ response });
  });
  await page.goto(`${ddaRoot}/${own.slug}`);
  await expect(page.getByText(own.description.en)).toBeVisible();
  expect(bringTheOthers()).toBe(false);
  release();
  // Only when the page has been idle for some seconds.
  await expect.poll(bringTheOthers, { timeout: 20_000 }).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the toolkit leads to every page', async ({ page }) => {
  await page.goto(ddaRoot);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activation Toolkit');
  for (const { en: name } of Object.values(toolkit.sections)) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const hrefs = await page
    .getByRole('region')
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  const slugs = [...cityPages.map(({ slug }) => slug), dubaiNowSlug, linkingSlug];
  const wanted = slugs.map((slug) => `${ddaRoot}/${slug}`);
  expect(hrefs.toSorted()).toEqual(wanted.toSorted());
  await expect(page.getByRole('link', { name: /Production reference/ })).toHaveAttribute(
    'href',
    links.productionReference,
  );
  await expectAccessible(page);
});

test('V4: the background keeps playing while pages change, and can be paused for the visit', async ({
  page,
}) => {
  await page.goto(`${ddaRoot}/trade`);
  await expectMoving(page);
  await page.getByRole('button', { name: /Pause/ }).click();
  await expect
    .poll(() =>
      page
        .locator('video')
        .last()
        .evaluate((video: HTMLVideoElement) => video.paused),
    )
    .toBe(true);
  await page.getByRole('link', { name: /Back to the toolkit/ }).click();
  await expectSettled(page, 'Activation Toolkit');
  await page
    .getByRole('link', { name: /^Build Dubai/ })
    .first()
    .click();
  await expectSettled(page, 'Build Dubai');
  await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('V4, N3: the background waits for the visitor to start it', async ({ page }) => {
    await page.goto(`${ddaRoot}/trade`);
    await expect(page.getByRole('button', { name: /Play/ })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.getByRole('button', { name: /Play/ }).click();
    await expectMoving(page);
  });
});

test('L1: the test page opens only declared schemes and shows the hint', async ({ page }) => {
  await page.goto(`${ddaRoot}/linking`);
  await expect(page.getByText(linking.hint.en)).toBeVisible();
  await expect(page.getByText(linking.hint.ar)).toBeVisible();
  for (const name of ['Smart Supplier', 'Dubai Now QA', 'Smart Employee QA']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  const apps = page.locator('main a[href$="://"]');
  expect(await apps.count()).toBeGreaterThan(0);
  for (const app of await apps.all()) {
    expect(await app.getAttribute('href')).toMatch(new RegExp(`^(${deepLinkSchemes.join('|')}):`));
    await expect(app).toHaveAttribute('target', '_blank');
    await expect(app).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expectAccessible(page);
});

test('a page transfers less than 1.5 MB on its first view', async ({ page }) => {
  const sizes: number[] = [];
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize }) => sizes.push(responseBodySize));
  });
  await page.goto(`${ddaRoot}/trade`);
  await expectMoving(page);
  await page.waitForTimeout(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});

test('prints three agents on two sheets', async ({ page }) => {
  await page.goto('/projects/dda/agents-suite');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('in forced colours, a figure does not cover the words above it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/projects/dda/trade');
  const numeral = page.getByText('400', { exact: true });
  const { fontSize, lineHeight } = await numeral.evaluate((element) => getComputedStyle(element));
  expect(Number.parseFloat(lineHeight)).toBeGreaterThan(1.25 * Number.parseFloat(fontSize));
});
