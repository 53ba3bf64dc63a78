import type { Page } from '@playwright/test';
import { answerEntities, expect, expectSettled, test } from '../fixtures.ts';

/** Holds the scripts of the next page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test.describe('N10: visitors can act before the scripts have loaded', () => {
  test('a press on Video opens the film, once', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/projects/core42/products/compass', { waitUntil: 'commit' });
    const video = page.getByRole('button', { name: 'Video' });
    await video.click();
    await video.click();
    release();
    const dialog = page.getByRole('dialog', { name: 'Compass Overview' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(video).toBeFocused();
    await page.waitForTimeout(1000);
    await expect(dialog).toHaveCount(0);
  });

  test('a press by keyboard works too', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/projects/tdra/impact', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Overall impact' }).press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: 'Overall impact' })).toBeVisible();
  });

  test('a press on a link opens its page and presses nothing there', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/projects/core42/products/compass', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Video' }).click();
    await page.getByRole('link', { name: /Back/ }).first().click();
    await page.waitForURL('/projects/core42/products', { waitUntil: 'commit' });
    release();
    await expectSettled(page, 'Our Products');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a text typed into the dashboard search stays and is searched for', async ({ page }) => {
    await answerEntities(page, {
      body: JSON.stringify([{ EntityName: 'Alpha' }, { EntityName: 'Beta' }]),
    });
    const release = await holdScripts(page);
    await page.goto('/projects/tdra/impact', { waitUntil: 'commit' });
    const search = page.getByRole('combobox');
    await search.pressSequentially('alp');
    release();
    await expect(page.getByRole('option')).toHaveText(['Alpha']);
    await expect(search).toHaveValue('alp');
    await search.press('Enter');
    await expectSettled(page, 'Alpha Dashboard');
  });

  test('a text typed into the contact form stays', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/projects/core42/contact', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Maryam');
    release();
    await expect(page.getByRole('combobox', { name: 'Product interest' })).toHaveAttribute(
      'aria-haspopup',
      'listbox',
    );
    await page.getByRole('textbox', { name: 'Email' }).fill('m@example.ae');
    await expect(name).toHaveValue('Maryam');
  });

  for (const path of ['/projects/core42/contact', '/ar/projects/core42/contact']) {
    test(`N8: texts typed into ${path} stay, though a password manager has put icons into the form`, async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push('The page was drawn again, because another program had changed it');
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          for (const input of document.querySelectorAll('form input'))
            input.after(document.createElement('div'));
        });
      });
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const texts = ['Maryam', 'm@example.ae', '+971 50 000 0000', 'Manager', 'Example Office'];
      const fields = page
        .locator('form')
        .locator('input:not([inputmode="none"]):not([type="hidden"])');
      for (const [index, text] of texts.entries()) await fields.nth(index).fill(text);
      await page.locator('textarea').fill('Please call me');
      release();
      await expect(page.getByRole('combobox')).toHaveAttribute('aria-haspopup', 'listbox');
      for (const [index, text] of texts.entries())
        await expect(fields.nth(index)).toHaveValue(text);
      await expect(page.locator('textarea')).toHaveValue('Please call me');
      await expect(page.locator('textarea')).toBeFocused();
    });
  }

  test('N8: a search typed before another program has put an icon next to it stays', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('The page was drawn again, because another program had changed it');
    await answerEntities(page, { body: JSON.stringify([{ EntityName: 'Alpha' }]) });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('[role="combobox"]')?.after(document.createElement('div'));
      });
    });
    const release = await holdScripts(page);
    await page.goto('/projects/tdra/impact', { waitUntil: 'commit' });
    await page.getByRole('combobox').pressSequentially('alp');
    release();
    await expect(page.getByRole('option')).toHaveText(['Alpha']);
    await expect(page.getByRole('combobox')).toHaveValue('alp');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('a film appears with the scripts, and its link before them', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/projects/dda/dubai-now/volunteer', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: /^Open in a new tab/ })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    release();
    await expect(page.frameLocator('iframe').locator('video')).toBeVisible();
  });
});
