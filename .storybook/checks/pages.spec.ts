import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readGuides } from '../../scripts/book/guides.ts';
import { openStory, preparePage, readIndex } from './storybook.ts';

const index = readIndex();
const docs = index.filter(({ type }) => type === 'docs');
const pages = docs.filter(({ title }) => !/^(Library|Screens)\//.test(title));

/** Arabic in the texts of a page that is not marked as Arabic. Stories and the contents of Controls do not count. */
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

test('there are pages of text', () => {
  expect(pages.length).toBeGreaterThanOrEqual(10);
});

for (const { id, title } of pages) {
  test(`${title} opens without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(await unmarkedArabic(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('.sheet, h1').analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}

for (const { id, title } of docs.filter((page) => !pages.includes(page))) {
  test(`the docs page of ${title} marks its Arabic words`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Playground' })).toBeVisible();
    expect(await unmarkedArabic(page)).toEqual([]);
  });
}

/** The numbers that stand outside the picture they belong to; measured at once, as the picture settles. */
const marksOutside = (page: Page) =>
  page.locator('.anatomy .live').evaluate((stage) => {
    const room = stage.getBoundingClientRect();
    return [...stage.querySelectorAll('.anatomy-mark')]
      .filter((mark) => {
        const { left, right, bottom } = mark.getBoundingClientRect();
        return left < room.left - 1 || right > room.right + 1 || bottom > room.bottom + 1;
      })
      .map((mark) => mark.textContent);
  });

/** The numbers that cover another; measured at once, too. */
const marksCovered = (page: Page) =>
  page.locator('.anatomy .live').evaluate((stage) => {
    const marks = [...stage.querySelectorAll('.anatomy-mark')];
    const centres = marks.map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, width };
    });
    return centres.flatMap(({ x, y, width }, index) =>
      centres.slice(0, index).some((other) => Math.hypot(other.x - x, other.y - y) < width)
        ? [index + 1]
        : [],
    );
  });

/** The parts that a component does not show on a phone. */
const notOnPhones: Readonly<Record<string, readonly string[]>> = { NavigationBar: ['Links'] };

for (const [name, { picture, pair, anatomy }] of await readGuides()) {
  if (!picture) continue;
  for (const width of [1440, 390]) {
    test(`the parts of ${name} are numbered where they are, ${String(width)} wide`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.setViewportSize({ width, height: 900 });
      const id = docs.find(({ title }) => title.endsWith(`/${name}`))?.id ?? '';
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      const marks = page.locator('.anatomy-mark');
      const terms = Object.keys(picture.parts);
      const hidden = width === 390 ? (notOnPhones[name] ?? []) : [];
      const numbered = page.locator('dt', { has: page.locator('.anatomy-number') });
      const named = anatomy.filter(([term]) => terms.includes(term)).map(([term]) => term);
      expect(named).toHaveLength(terms.length);
      await expect(numbered).toHaveText(named.map((term, index) => `${String(index + 1)}${term}`));
      await expect(marks).toHaveText(
        named.flatMap((term, index) => (hidden.includes(term) ? [] : [String(index + 1)])),
      );
      await expect.poll(() => marksOutside(page)).toEqual([]);
      await expect.poll(() => marksCovered(page)).toEqual([]);
      // It is only a picture: nothing in it loads, and the page stays where it is.
      await expect(page.locator('.live').locator('iframe, video[src], source')).toHaveCount(0);
      expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
        0,
        'BODY',
      ]);
      await expect(page.locator('.pair > figure')).toHaveCount(pair ? 2 : 0);
      const { violations } = await new AxeBuilder({ page })
        .include('.anatomy')
        .include('.guide-terms')
        .analyze();
      expect(violations.map(({ id: rule }) => rule)).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
      expect(errors).toEqual([]);
    });
  }
}

test('the contents of a docs page leave out the headings of its pictures', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=library-cards-featurecard--docs');
  await expect(page.locator('.live').getByText('TDRA', { exact: true }).first()).toBeVisible();
  const contents = page.locator('.toc-wrapper');
  await expect(contents.getByText('Anatomy')).toBeVisible();
  await expect(contents.getByText('TDRA')).toHaveCount(0);
});

test('Arabic in a content rule runs from right to left', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=library-actions-button--docs');
  const word = page.locator('.guide-rules [lang="ar"]').getByText('ابدأ الآن');
  await expect(word).toHaveCSS('direction', 'rtl');
});

test('the Health page counts the stories of the index', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=health--docs');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Button' }) });
  const stories = index.filter(
    ({ type, title }) => type === 'story' && title === 'Library/Actions/Button',
  );
  await expect(row.getByRole('cell').nth(5)).toHaveText(String(stories.length));
  await expect(row).toContainText('✓ stable');
  await expect(row).toContainText(/\d\.\d\skB/);
});

test('the first page leads to every component, and shows it', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=welcome--docs');
  const pictures = page.locator('.gallery li');
  await expect(pictures).toHaveCount(docs.length - pages.length);
  const link = page.locator('.gallery').getByRole('link', { name: 'Button', exact: true });
  await expect(link).toHaveAttribute('href', /path=\/docs\/library-actions-button--docs/);
  const picture = link.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480);
});

test('the props of a component fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/iframe.html?viewMode=docs&id=library-actions-button--docs');
  const table = page.locator('.docblock-argstable').first();
  await expect(table).toBeVisible();
  const cells = await table
    .locator('tbody td')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
  for (const width of cells) expect(width).toBeGreaterThan(200);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBeLessThanOrEqual(390);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a docs page has enough contrast where the system is ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/iframe.html?viewMode=docs&id=library-actions-button--docs');
    await expect(page.getByRole('heading', { level: 2, name: 'Accessibility' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('.guide-facts, .guide-sides, .guide-terms, .guide-criteria, .guide-related, h2, h3')
      .withRules('color-contrast')
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
}

test('every colour pair of the contrast table passes', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=foundations-colour--docs');
  await expect(page.getByText(/ pass$/).first()).toBeVisible();
  await expect(page.getByText(/ fail$/)).toHaveCount(0);
});

test('icons that point along the line of reading are mirrored, others are not', async ({
  page,
}) => {
  await page.goto('/iframe.html?viewMode=docs&id=foundations-iconography--docs');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('forward')).toContainText('is mirrored');
  await expect(row('play')).toContainText('stays the same');
});

test('every screen fills its window in the build', async ({ page }) => {
  const stories = index.filter(
    ({ type, title }) => type === 'story' && title.startsWith('Screens/'),
  );
  const firstOf = new Map(stories.toReversed().map(({ title, id }) => [title, id]));
  expect(firstOf.size).toBeGreaterThan(5);
  for (const id of firstOf.values()) {
    await page.goto(`/iframe.html?viewMode=story&id=${id}`);
    await expect(page.locator('#storybook-root [data-theme]').first()).toBeAttached();
    await expect(page.locator('.story-frame'), id).toHaveCount(0);
  }
});

/** React acts at once in the tests of the stories, but takes its time in a build. */
const hasty =
  /^(?:library-stand-attractloop--leaves|screens-tdra-dashboard--(?:entity-selected|hostile|network))/;

for (const { id, title, name } of index.filter(({ id }) => hasty.test(id))) {
  test(`${title}, ${name} runs to its end in the build`, async ({ page }) => {
    await preparePage(page);
    await openStory(page, id, '');
  });
}
