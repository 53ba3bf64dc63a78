import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSettled, test } from '../fixtures.ts';
import { arabicName, endlessName, longName, openEntity, path, publicOrigin } from './entities.ts';

const printButton = (page: Page) => page.getByRole('button', { name: 'Print' });
const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download' });
const phoneButton = (page: Page) => page.getByRole('button', { name: 'On your phone' });

/** The number of pages of a document. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.describe('printing', () => {
  for (const name of ['Example Authority', arabicName, longName, 'None Adopted', endlessName]) {
    test(`E7, E14: ${name.slice(0, 20)} fits one page of A4 and of Letter`, async ({ page }) => {
      await openEntity(page, name, { configuration: { kiosk: { publicOrigin } } });
      await expect(printButton(page)).toBeVisible();
      for (const format of ['A4', 'Letter']) {
        expect(pagesOf(await page.pdf({ format })), format).toBe(1);
        await page.emulateMedia({ media: 'print' });
        const sheet = page.getByRole('article');
        expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(
          0,
        );
        await page.emulateMedia({ media: null });
      }
    });
  }

  test('prints only the sheet, with everything about the entity', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 10, 14, 9));
    await openEntity(page, arabicName, { configuration: { kiosk: { publicOrigin } } });
    await expect(printButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'UAE PASS' }).click();
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(arabicName);
    for (const text of ['14 November 2026', '14 نوفمبر 2026', '25/25', '100%', '13K Hours']) {
      await expect(sheet.getByText(text)).toBeVisible();
    }
    await expect(sheet.getByRole('rowheader')).toHaveCount(25);
    await expect(sheet.getByText('All services adopted')).toBeVisible();
    await expect(sheet.getByText('Sample figures')).toBeVisible();
    await expect(sheet.getByText(/^The figures are those of the entity’s record/)).toBeVisible();
    await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('needs no background graphics', async ({ page }) => {
    await openEntity(page, 'Example Authority');
    await expect(printButton(page)).toBeVisible();
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    const backgrounds = await sheet.evaluate((element) =>
      [...element.querySelectorAll('*')].flatMap((inner) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(inner);
        const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
        return isClear ? [] : `${inner.tagName} ${backgroundColor} ${backgroundImage}`;
      }),
    );
    expect(backgrounds).toEqual([]);
    const bars = await sheet.locator('tbody rect').evaluateAll((rects) =>
      rects.map((rect) => ({
        color: getComputedStyle(rect).fill,
        width: rect.getBoundingClientRect().width,
      })),
    );
    expect(bars).toHaveLength(36);
    for (const { color, width } of bars) {
      expect(color).toBe('rgb(0, 0, 0)');
      expect(width).toBeGreaterThan(1);
    }
  });

  test('has a button, but no code without a public origin', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
        dispatchEvent(new Event('beforeprint'));
      };
    });
    await openEntity(page, 'Example Authority');
    await printButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    await expect(sheet.getByText('12/25')).toBeVisible();
    await expect(sheet.getByRole('img')).toHaveCount(0);
  });

  test('shows the current entity', async ({ page }) => {
    await openEntity(page, 'Example Authority');
    await expect(printButton(page)).toBeVisible();
    await page.pdf();
    await page.getByRole('combobox').fill('None');
    await page.getByRole('option').click();
    await expectSettled(page, 'None Adopted Dashboard');
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByText('0/25')).toBeVisible();
    await expect(page.getByRole('article').getByText('No services adopted yet')).toBeVisible();
  });

  test('leaves a page without an entity unchanged', async ({ page }) => {
    await openEntity(page, 'Nobody');
    await expect(page.getByText(/^Select an entity/)).toBeVisible();
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Select an entity/)).toBeVisible();
    await expect(printButton(page)).toHaveCount(0);
  });
});

test.describe('a download', () => {
  async function download(page: Page) {
    const [file] = await Promise.all([page.waitForEvent('download'), downloadButton(page).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
  }

  test('is a table for spreadsheets, under the Arabic name', async ({ page }) => {
    await openEntity(page, arabicName);
    const { name, bytes } = await download(page);
    expect(name).toBe(`impact-${arabicName}.csv`);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).split('\r\n');
    expect(lines).toHaveLength(28);
    expect(lines[1]).toBe(
      `"${arabicName}","Internet","Internet","yes","1234567.89","1234567.89","AED","40","40","Hours","12.5","12.5","KGs"`,
    );
    expect(lines[26]).toMatch(/,"Total","25 of 25","",".*","312.5","Tonnes"$/);
  });

  test('contains no formula', async ({ page }) => {
    await openEntity(page, '=1+1');
    const { bytes } = await download(page);
    expect(bytes.toString('utf8')).toContain(
      `"'=1+1","Internet","Internet","yes","'=HYPERLINK(""https://evil.example"")","0","AED"`,
    );
  });
});

test.describe('a phone', () => {
  test('opens the same entity with the code', async ({ page }) => {
    await openEntity(page, arabicName, { configuration: { kiosk: { publicOrigin } } });
    await phoneButton(page).click();
    const card = page.getByRole('dialog', { name: arabicName });
    await expect(card.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(card.getByText('Scan with your phone')).toBeVisible();
    const address = `${path}?entity=${arabicName.replaceAll(' ', '+')}`;
    await expect(card.getByText(`showcase.example${address}`)).toBeVisible();
    await expectAccessible(page);
    await page.goto(address);
    await expectSettled(page, `${arabicName} Dashboard`);
  });

  test('is not offered if phones cannot reach the showcase', async ({ page }) => {
    await openEntity(page, 'Example Authority', { configuration: { kiosk: {} } });
    await expect(printButton(page)).toBeVisible();
    await expect(phoneButton(page)).toHaveCount(0);
  });
});

for (const kiosk of [{ idleSeconds: 600 }, { externalLinks: 'handOff' }]) {
  test(`an unattended kiosk (${Object.keys(kiosk).join()}) offers only the phone`, async ({
    page,
  }) => {
    const configuration = { kiosk: { ...kiosk, publicOrigin, attractLoop: null } };
    await openEntity(page, 'Example Authority', { configuration });
    await expect(phoneButton(page)).toBeVisible();
    await expect(printButton(page)).toHaveCount(0);
    await expect(downloadButton(page)).toHaveCount(0);
  });
}

test('the take-away controls are large enough to touch, accessible, and not part of a first visit', async ({
  page,
}) => {
  const late: string[] = [];
  page.on('request', (request) => {
    if (/assets\/takeAway/.test(request.url())) late.push(request.url());
  });
  await openEntity(page, 'Nobody');
  await expect(page.getByText(/^Select an entity/)).toBeVisible();
  await page.getByRole('combobox').fill('Example');
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(late).toEqual([]);
  await page.getByRole('option').click();
  for (const button of [printButton(page), downloadButton(page)]) {
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(late).not.toEqual([]);
  await expectAccessible(page);
});

test('the dashboard works if the take-away code cannot be loaded', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push('Failed to load resource');
  await page.route(/assets\/takeAway/, (route) => route.abort());
  await openEntity(page, 'Example Authority');
  await expectSettled(page, 'Example Authority Dashboard');
  await expect(page.getByText('12/25')).toBeVisible();
  await expect(printButton(page)).toHaveCount(0);
});
