import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { surfaces } from '../surfaces.ts';
import { openStory, readIndex, surfaceOf, switchStory } from './storybook.ts';

const docs = readIndex().filter(({ type }) => type === 'docs');
const isComponent = ({ title }: { title: string }) => /^(Library|This show)\//.test(title);

/** Collects the errors of a page. */
function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Arabic that is not marked as Arabic. Stories and the contents of Controls do not count. */
const unmarkedArabic = (page: Page) =>
  page.locator('#storybook-docs').evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || element.closest('.sb-story, .docblock-argstable, style, script')) continue;
      if (!/\p{Script=Arabic}/u.test(text.nodeValue ?? '')) continue;
      const isMarked =
        element.closest('[lang]')?.getAttribute('lang') === 'ar' &&
        getComputedStyle(element).direction === 'rtl';
      if (!isMarked) found.push(text.nodeValue ?? '');
    }
    return found;
  });

/** The props in the table of a component that have no description. */
const undescribedProps = (page: Page) =>
  page
    .locator('.docblock-argstable tbody tr')
    .evaluateAll((rows) =>
      rows.flatMap(({ children: [name, about] }) =>
        (about?.childElementCount ?? 0) > 1 ? [] : [name?.textContent],
      ),
    );

for (const entry of docs) {
  test(`the docs page ${entry.title} opens without an error`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(`/iframe.html?viewMode=docs&id=${entry.id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.locator('details.guide-fold').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    await expect(page.locator('[role="alert"]:not(.sb-story *, .live *)')).toHaveCount(0);
    if (isComponent(entry)) {
      await expect(page.locator('.docblock-argstable tbody tr').first()).toBeVisible();
      expect(await undescribedProps(page)).toEqual([]);
    }
    expect(await unmarkedArabic(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page })
      .include('#storybook-docs')
      .options({ preload: false })
      // Rules of good practice are for whole pages: a docs page shows parts of many.
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

const visible = readIndex().filter(
  ({ id, type, tags }) => type === 'story' && tags?.includes('dev') && !id.endsWith('--all-states'),
);

for (const title of new Set(visible.map((story) => story.title))) {
  test(`the stories of ${title} pass in the build`, async ({ page }) => {
    test.slow();
    const stories = visible.filter((story) => story.title === title);
    await openStory(page, stories[0]?.id ?? '', '');
    for (const { id } of stories) {
      const surface = (await surfaceOf(page, id)) ?? 'laptop';
      const { width, height } = surfaces[surface as keyof typeof surfaces].styles;
      await page.setViewportSize({ width: parseInt(width), height: parseInt(height) });
      await switchStory(page, id);
    }
  });
}

test('the states of a screen are shown one after the other, and the page stays where it is', async ({
  page,
}) => {
  await page.goto('/iframe.html?viewMode=docs&id=screens-tdra-dashboard--docs');
  const picture = (name: string) =>
    page.frameLocator(`iframe[title="${name}"]`).locator('#storybook-root');
  await expect(picture('Service Details').getByRole('dialog')).toBeVisible();
  await expect(picture('Searching').getByRole('option')).toHaveCount(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const tiles = 'library-navigation-tilegrid--playground';
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('a story follows the settings in the address', async ({ page }) => {
  const globals = 'language:ar;theme:dusk;motion:reduced;network:failing;viewport.value:phone';
  await page.goto(`/?path=/story/${tiles}&globals=${globals}`);
  const provider = preview(page).locator('#storybook-root > [data-theme]');
  await expect(provider).toHaveAttribute('lang', 'ar');
  await expect(provider).toHaveAttribute('dir', 'rtl');
  await expect(provider).toHaveAttribute('data-theme', 'dusk');
  const environment = await preview(page)
    .locator('body')
    .evaluate(async () => ({
      width: window.innerWidth,
      isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      answer: await fetch('/api/entities').then(
        () => 'answered',
        (error: unknown) => String(error),
      ),
    }));
  expect(environment).toEqual({
    width: 390,
    isReduced: true,
    answer: 'TypeError: Failed to fetch',
  });
});

test('a state is shown in another setting beside it', async ({ page }) => {
  await page.goto(`/?path=/story/${tiles}&globals=beside:language_ar`);
  await expect(preview(page).getByRole('link', { name: 'Our Brand' })).toBeVisible();
  const arabic = page.frameLocator('iframe[title$="beside language_ar"]');
  await expect(arabic.getByRole('link', { name: 'علامتنا' })).toBeVisible();
});

test('a state kept beside another keeps the texts typed for it', async ({ page }) => {
  await page.goto('/?path=/story/library-actions-button--playground&args=children:Show');
  await expect(preview(page).getByRole('button', { name: 'Show' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep this beside' }).click();
  await page.getByRole('link', { name: 'Large', exact: true }).click();
  await expect(page).toHaveURL(/button--large/);
  await expect(
    page.frameLocator('iframe[title*=beside]').getByRole('button', { name: 'Show' }),
  ).toBeVisible();
});

test('the search finds a component by a synonym', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Welcome' })).toBeVisible();
  await page.locator('#storybook-explorer-searchfield').fill('dropdown');
  await expect(
    page.locator('.search-result-item', { hasText: 'SelectField' }).first(),
  ).toBeVisible();
});
