import type { Page } from '@playwright/test';
import { configure } from '../configure.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf, expectAtHand, kiosk } from '../site/reach.ts';
import { choose, openForm, path, product, submit } from './contactForm.ts';

test.use({ viewport: kiosk, contextOptions: { reducedMotion: 'reduce' } });

const controlsOf = (page: Page) => {
  const form = page.getByRole('main').locator('form');
  const fields = form.getByRole('textbox').or(form.getByRole('combobox'));
  return fields.or(form.getByRole('button')).or(form.getByRole('link'));
};

async function expectAllAtHand(page: Page, count: number): Promise<void> {
  await expect(controlsOf(page)).toHaveCount(count);
  for (const control of await controlsOf(page).all()) await expectAtHand(control);
}

test('the buttons stay in place and all fields within reach when a message appears', async ({
  page,
}) => {
  await openForm(page);
  await expectAllAtHand(page, 9);
  const before = await boxOf(submit(page));
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please choose a product.');
  expect(await boxOf(submit(page))).toEqual(before);
  await expectAllAtHand(page, 9);
});

test('the field for another product is within reach, like all others', async ({ page }) => {
  await openForm(page);
  await choose(page, 'Other');
  await expectAllAtHand(page, 10);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please specify your product interest.');
  await expectAtHand(page.getByRole('alert'));
  await expectAtHand(page.getByRole('textbox', { name: /product interest/ }));
});

test('a notice is above the fields, and its link is within reach', async ({ page }) => {
  const notice = {
    text: {
      en: 'We use your details to answer your request, and delete them after thirty days.',
      ar: 'نستخدم بياناتك للرد على طلبك، ونحذفها بعد ثلاثين يومًا.',
    },
    href: 'https://showcase.example/privacy',
  };
  const contactForm = { host: '', portalId: 'showcase', formId: 'contact', notice };
  await configure(page, { contactForm });
  await page.goto(path);
  await expect(product(page)).toHaveAttribute('aria-haspopup', 'listbox');
  await expectAllAtHand(page, 10);
  const { bottom } = await boxOf(page.getByText(notice.text.en));
  expect(bottom).toBeLessThan((await boxOf(controlsOf(page).first())).y);
});
