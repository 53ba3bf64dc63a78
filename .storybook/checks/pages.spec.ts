import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { readIndex } from './storybook.ts';

const index = readIndex();
const pages = index.filter(
  ({ type, title }) => type === 'docs' && !/^(Library|Screens)\//.test(title),
);

test('there are pages of text', () => {
  expect(pages.length).toBeGreaterThanOrEqual(10);
});

for (const { id, title } of pages) {
  test(`${title} opens without a fault`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('.sheet, h1').analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
}

test('the health page counts what the index holds', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=health--docs');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Button' }) });
  const stories = index.filter(({ type, title }) => type === 'story' && title === 'Library/Button');
  await expect(row.getByRole('cell').nth(5)).toHaveText(String(stories.length));
  await expect(row).toContainText('✓ stable');
  await expect(row).toContainText(/\d\.\d kB/);
});

test('every colour pair of the contrast table passes', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=foundations-colour--docs');
  await expect(page.getByText(/ pass$/).first()).toBeVisible();
  await expect(page.getByText(/ fail$/)).toHaveCount(0);
});

test('icons that point along the line of reading mirror, others stay', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=foundations-iconography--docs');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('forward')).toContainText('mirrors');
  await expect(row('play')).toContainText('stays');
});
