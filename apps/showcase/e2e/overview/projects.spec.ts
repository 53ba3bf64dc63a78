import { expect, expectAccessible, test } from '../fixtures.ts';

test('R1: an unknown project gets the warning and a way back, with status 404', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('404');
  const response = await page.goto('/projects/constructor');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText("We couldn't find that project.");
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page).toHaveURL('/');
});

test('the title of a card that is a row and its link share a baseline', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  for (const path of ['/', '/ar']) {
    await page.goto(path);
    const distances = await page.getByRole('article').evaluateAll((cards) => {
      const baselineOf = (element: Element | null) => {
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        element?.prepend(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      };
      return cards.map(
        (card) =>
          baselineOf(card.querySelector('h2 > [lang]')) -
          baselineOf(card.querySelector('a > [lang]')),
      );
    });
    expect(distances).toHaveLength(5);
    for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(1);
  }
});
