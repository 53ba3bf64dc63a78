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
