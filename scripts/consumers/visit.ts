import type { Browser, Page } from 'playwright';

/** How long a page may take on a machine that is busy with all consumers, in milliseconds. */
export const timeout = 120_000;

export interface Expectation {
  /** A text that the page shows. */
  readonly text: string;
  /** Whether the page is complete, with its styles, without scripts. */
  readonly isServerRendered?: boolean;
  /** Whether it comes from a development server, whose own log messages are not faults. */
  readonly isDevelopment?: boolean;
  /** Whether it has the bilingual card. */
  readonly hasCard?: boolean;
  /** Whether it has the contact form. */
  readonly hasForm?: boolean;
}

/** Opens a page in a real browser and uses it. Throws an error that lists every fault. */
export async function visit(browser: Browser, url: string, expected: Expectation): Promise<void> {
  const faults: string[] = [];
  const note = (fault: string) => faults.push(fault);
  if (expected.isServerRendered) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await look(await context.newPage(), url, expected, (fault) =>
      note(`without scripts: ${fault}`),
    );
    await context.close();
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 } });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  page.on('pageerror', ({ message }) => note(`thrown: ${message}`));
  page.on('console', (message) => {
    const isFault = !expected.isDevelopment || /^(warning|error)$/.test(message.type());
    if (isFault)
      note(`${message.type()} in the console: ${message.text()} (${message.location().url})`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The policy refused ${violatedDirective} ${blockedURI}.`);
    });
  });
  await look(page, url, expected, note);
  if (expected.hasForm) await fillForm(page, note);
  await context.close();
  if (faults.length > 0) throw new Error(`${url}\n${faults.join('\n')}`);
}

type Note = (fault: string) => void;

async function look(page: Page, url: string, expected: Expectation, note: Note) {
  await page.goto(url, { waitUntil: 'networkidle' });
  const isThere = await page.getByText(expected.text).first().isVisible();
  if (!isThere) note(`'${expected.text}' is not visible.`);
  if (!expected.hasCard) return;
  const card = page.getByRole('article');
  const arabic = card.locator('[lang=ar][dir=rtl]').first();
  const english = card.locator('[lang=en][dir=ltr]').first();
  const title = (half: typeof card) => half.locator('> :first-child');
  const style = async (of: typeof card, name: string) =>
    of.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  if ((await style(arabic, 'direction')) !== 'rtl') note('The Arabic half runs left to right.');
  if ((await style(english, 'direction')) !== 'ltr') note('The English half runs right to left.');
  if ((await style(card, 'container-name')) !== 'bilingual') note('The card has no style.');
  for (const name of ['font-family', 'font-weight', 'font-size', 'letter-spacing', 'color']) {
    const [one, other] = await Promise.all(
      [english, arabic].map((half) => style(title(half), name)),
    );
    if (one !== other) note(`One title has the ${name} ${one ?? ''}, the other ${other ?? ''}.`);
  }
  const family = await style(title(english), 'font-family');
  if (!family.includes('Alexandria')) note(`The title is set in ${family}.`);
}

/** The form must respond, and the product list, whose styles are added late, must open and close. */
async function fillForm(page: Page, note: Note) {
  const form = page.locator('form').first();
  await form.locator('button[type=submit]').click();
  await form.getByRole('alert').waitFor();
  const select = form.getByRole('combobox');
  await select.click();
  const option = page.getByRole('option').last();
  const background = await page
    .getByRole('listbox')
    .evaluate((list) => getComputedStyle(list.parentElement ?? list).backgroundColor);
  if (background === 'rgba(0, 0, 0, 0)') note('The list of products has no style.');
  await option.click();
  if ((await page.getByRole('option').count()) > 0) note('The list of products stays open.');
}
