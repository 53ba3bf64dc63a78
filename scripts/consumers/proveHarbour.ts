import type { Browser, Page } from 'playwright';

/** What the page of the harbour shows in each language, with the sums done by hand. */
const shown = {
  ar: {
    document: 'ar rtl',
    texts: [
      'المرسى القديم',
      'يُفتح الساعة',
      '12.5 ألف درهم',
      '3 ساعات',
      '1.9 مليون درهم',
      '12 ساعة',
    ],
    button: 'حيِّ السفينة',
  },
  en: {
    document: 'en ltr',
    texts: ['المرسى القديم', 'Opens at', '12.5K AED', '3 hours', '1.9M AED', '12 hours'],
    button: 'Hail the ship',
  },
};

/**
 * Visits the page in Arabic, follows its link to English, and reads the figures, the language of the document and the
 * styles of the app's own classes. Throws an error that lists every fault.
 */
export async function proveHarbour(browser: Browser, url: string): Promise<void> {
  const faults: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 820 } });
  page.on('console', (message) => {
    if (/^(warning|error)$/.test(message.type())) faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url, { waitUntil: 'networkidle' });
  await look(page, 'ar', faults);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('button', { name: shown.en.button }).waitFor();
  await look(page, 'en', faults);
  await page.close();
  if (faults.length > 0) throw new Error(`${url}\n${faults.join('\n')}`);
}

async function look(page: Page, language: keyof typeof shown, faults: string[]) {
  const { document, texts, button } = shown[language];
  const html = page.locator('html');
  const is = `${(await html.getAttribute('lang')) ?? ''} ${(await html.getAttribute('dir')) ?? ''}`;
  if (is !== document) faults.push(`The document is ${is}, not ${document}.`);
  const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
  faults.push(...texts.filter((it) => !text.includes(it)).map((it) => `'${it}' is missing.`));

  await page.getByRole('textbox').fill('Sanbouk');
  await page.getByRole('button', { name: button }).click();
  await page.getByText('Sanbouk').waitFor();
  const own = { '.hail': ['padding', '4px 40px'], '.ship': ['border-style', 'dashed'] } as const;
  for (const [selector, [property, expected]] of Object.entries(own)) {
    const value = await page
      .locator(selector)
      .evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);
    if (value !== expected) faults.push(`${selector} has the ${property} ${value}.`);
  }
}
