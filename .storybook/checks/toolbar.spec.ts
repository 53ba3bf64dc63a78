import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { openStory, preparePage } from './storybook.ts';

const tiles = 'library-navigation-tilegrid--playground';
const previewOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');
/** A tool of the toolbar, which begins with its description and continues with its choice. */
const toolOf = (page: Page, description: string) =>
  page.getByRole('button', { name: description }).and(page.locator('[aria-haspopup="listbox"]'));
const providerOf = (frame: FrameLocator) => frame.locator('#storybook-root > [data-theme]');

test('the story follows the address', async ({ page }) => {
  const globals = 'language:ar;theme:dusk;motion:reduced;network:failing;viewport.value:phone';
  await page.goto(`/?path=/story/${tiles}&globals=${globals}`);
  const preview = previewOf(page);
  const provider = providerOf(preview);
  await expect(provider).toHaveAttribute('lang', 'ar');
  await expect(provider).toHaveAttribute('dir', 'rtl');
  await expect(provider).toHaveAttribute('data-theme', 'dusk');
  await expect(preview.getByRole('link', { name: 'علامتنا' })).toBeVisible();
  const environment = await preview.locator('body').evaluate(async () => ({
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

test('what is typed into Controls is shown in Arabic too', async ({ page }) => {
  const story = 'viewMode=story&id=library-actions-button--link&globals=language:ar';
  await page.goto(`/iframe.html?${story}`);
  await expect(page.getByRole('link', { name: 'الأثر الإجمالي' })).toBeVisible();
  await page.goto(`/iframe.html?${story}&args=children:Typed`);
  await expect(page.getByRole('link', { name: 'Typed' })).toBeVisible();
});

test('the address follows the toolbar', async ({ page }) => {
  await page.goto(`/?path=/story/${tiles}`);
  await expect(providerOf(previewOf(page))).toHaveAttribute('data-theme', 'graphite');
  for (const [tool, choice, global] of [
    ['Language and direction', 'Arabic', 'language:ar'],
    ['Theme', 'Signal', 'theme:signal'],
    ['Motion', 'Reduced motion', 'motion:reduced'],
    ['Network', 'Network fails', 'network:failing'],
  ] as const) {
    await toolOf(page, tool).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(global));
  }
  await expect(providerOf(previewOf(page))).toHaveAttribute('lang', 'ar');
  await expect(providerOf(previewOf(page))).toHaveAttribute('data-theme', 'signal');
});

test('a screen keeps the language of its address and the theme of its area', async ({ page }) => {
  await page.goto('/?path=/story/screens-core42-contact--idle&globals=language:ar;theme:dusk');
  const frame = previewOf(page).locator('#storybook-root [data-theme]').last();
  await expect(frame).toHaveAttribute('lang', 'en');
  await expect(frame).toHaveAttribute('data-theme', 'graphite');
  for (const tool of ['Language and direction', 'Theme']) {
    await expect(toolOf(page, tool)).toBeDisabled();
  }
  await expect(toolOf(page, 'Network')).toBeEnabled();
});

test('both languages are shown side by side, each with its own interactions', async ({ page }) => {
  await page.goto(`/?path=/story/${tiles}&globals=language:both`);
  const arabic = page.frameLocator('iframe[title$="in Arabic"]');
  await expect(providerOf(previewOf(page))).toHaveAttribute('lang', 'en');
  await expect(providerOf(arabic)).toHaveAttribute('lang', 'ar');
  await expect(previewOf(page).getByRole('link', { name: 'Our Brand' })).toBeVisible();
  await expect(arabic.getByRole('link', { name: 'علامتنا' })).toBeVisible();
});

test('a click is logged without the window that it happened in', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => faults.push(message.text()));
  await preparePage(page);
  // Its interactions click tiles. Through a window, the log would reach into the stories of other frames.
  await openStory(page, tiles, '');
  expect(faults.filter((fault) => fault.includes('Story Store'))).toEqual([]);
});

test('a story that names its frame has a panel for it, and no other story has', async ({
  page,
}) => {
  await page.goto(`/?path=/story/${tiles}`);
  await page.getByRole('tab', { name: 'Design' }).click();
  const picture = page.getByRole('img', { name: /^All states of the tiles/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto('/?path=/story/library-actions-button--playground');
  await expect(page.getByRole('tab', { name: /^Controls/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Design' })).toHaveCount(0);
});

for (const language of ['ar', 'both'] as const) {
  test(`a docs page stays English when the address asks for ${language}`, async ({ page }) => {
    await page.goto(`/?path=/docs/library-actions-button--docs&globals=language:${language}`);
    const preview = previewOf(page);
    const heading = preview.getByRole('heading', { level: 1, name: 'Button' });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    await expect(preview.locator('html')).toHaveAttribute('lang', 'en');
    const direction = await preview
      .locator('html')
      .evaluate((html) => [
        html.getAttribute('dir') ?? 'ltr',
        getComputedStyle(html).direction,
        getComputedStyle(document.body).direction,
      ]);
    expect(direction).toEqual(['ltr', 'ltr', 'ltr']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

for (const [word, found] of [
  ['dropdown', 'SelectField'],
  ['token', 'Colour'],
  ['modal', 'Dialog'],
  ['carousel', 'AttractLoop'],
  ['rtl', 'ShowcaseProvider'],
] as const) {
  test(`the search finds ${found} by another word, ${word}`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Welcome' })).toBeVisible();
    await page.locator('#storybook-explorer-searchfield').fill(word);
    await expect(page.locator('.search-result-item', { hasText: found }).first()).toBeVisible();
  });
}

test('a wall fits the window, unless its actual size is asked for', async ({ page }) => {
  const wall = '/?path=/story/screens-overview--projects&globals=viewport.value:wall';
  await page.goto(wall);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const widthOf = () =>
    page
      .locator('#storybook-preview-iframe')
      .evaluate((frame) => [frame.getBoundingClientRect().width, frame.clientWidth]);
  await expect.poll(async () => (await widthOf())[0]).toBeLessThan(1280);
  expect((await widthOf())[1]).toBe(3840);
  await page.goto(`${wall};zoom:actual`);
  await expect.poll(async () => (await widthOf())[0]).toBe(3840);
});
