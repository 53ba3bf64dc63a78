import { openForm, product } from './contactForm.ts';
import { expect, test } from '../fixtures.ts';

test.use({ hasTouch: true });

test('a product chosen by touch leaves the focus on its field', async ({ page }) => {
  await openForm(page);
  await product(page).tap();
  await page.getByRole('option', { name: 'AI Cloud', exact: true }).tap();
  await expect(product(page)).toHaveValue('AI Cloud');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(product(page)).toBeFocused();
  await product(page).tap();
  await expect(page.getByRole('option', { name: 'AI Cloud', selected: true })).toBeVisible();
});
