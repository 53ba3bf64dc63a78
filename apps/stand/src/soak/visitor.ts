import type { Locator, Page } from 'playwright';
import type { Random } from './random.ts';
import { overReload } from './watch.ts';

interface Visit {
  readonly page: Page;
  readonly random: Random;
  /** A word that only this visitor types. */
  readonly word: string;
  /** Called when the page has confirmed a contact request. */
  readonly onThanks: () => void;
}

type Action = (visit: Visit) => Promise<void>;

/** Presses a visible control: a link, a button, a language tab of a card, an option. */
const tap: Action = async ({ page, random }) => {
  const controls = page
    .locator('a[href], button, [role="option"], summary')
    .filter({ visible: true });
  // With an open dialog, only its controls can be pressed.
  const dialog = page.getByRole('dialog').last();
  const within = (await dialog.count()) > 0 ? dialog.locator('a[href], button') : controls;
  const count = await within.count();
  if (count > 0) await press(within.nth(random.upTo(count - 1)));
};

/** Types into every field of the page without submitting. */
const type: Action = async ({ page, word }) => {
  const fields = page.locator('[type="text"], [type="email"], [role="combobox"], textarea');
  for (const field of await fields.filter({ visible: true }).all()) {
    await field.fill(word, { timeout: 1000 }).catch(ignoreMissed);
  }
};

/** Goes to the contact form, and sends a complete request. */
const send: Action = async ({ page, word, onThanks }) => {
  await goTo(page, '/projects/core42/contact');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Name').fill(word);
  await field('Email').fill(`${word}@example.ae`);
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thank you! We will be in touch soon.').waitFor({ timeout: 10_000 });
  onThanks();
};

/** Searches for an entity and shows it. */
const choose: Action = async ({ page, random }) => {
  await goTo(page, '/projects/tdra/impact');
  await page.getByRole('combobox').fill(random.pick(['a', 'هيئة', 'Authority', 'zz']) ?? '');
  const option = page.getByRole('option').first();
  if ((await option.count()) > 0) await press(option);
};

const watch: Action = async ({ page }) => {
  await goTo(page, '/projects/core42/products/compass');
  await press(page.getByRole('button', { name: /film|video|watch|play/i }).first());
};

const scroll: Action = async ({ page, random }) => {
  await page.mouse.wheel(0, random.upTo(1600) - 400);
};

const back: Action = async ({ page }) => {
  await page.evaluate(() => {
    // The blank page that the browser started with precedes the kiosk's first entry.
    if (((history.state as { readonly idx?: number } | null)?.idx ?? 0) > 0) history.back();
  });
};

/** Simulates phantom touches in a corner. */
const ghost: Action = async ({ page, random }) => {
  for (let touch = random.upTo(6); touch > 0; touch -= 1) await page.mouse.click(3, 3);
};

const loseNetwork: Action = async ({ page, random }) => {
  await page.context().setOffline(true);
  await page.waitForTimeout(500 + random.upTo(1500));
  await tap({ page, random, word: '', onThanks: () => undefined });
  await page.context().setOffline(false);
};

const actions: readonly Action[] = [
  ...[tap, tap, tap, tap, tap, tap],
  ...[type, type, scroll, scroll, choose, watch, back, ghost, send, loseNetwork],
];

/** Performs a random action, like a visitor, and returns its name. */
export async function act(visit: Visit): Promise<string> {
  const action = visit.random.pick(actions) ?? tap;
  await overReload(visit.page, () => action(visit));
  return action.name;
}

/** Goes to an address within the page, as a link would. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    const state = { idx: idx + 1 };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await page.waitForTimeout(700);
}

async function press(control: Locator): Promise<void> {
  await control.click({ timeout: 1000 }).catch(ignoreMissed);
}

/** Visitors may also press controls that are covered, moving or gone. Anything else is a fault of the soak test. */
function ignoreMissed(error: unknown): void {
  const isMissed = error instanceof Error && /Timeout|not attached|not visible/.test(error.message);
  if (!isMissed) throw error;
}
