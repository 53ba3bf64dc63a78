import { searchedNames, searches } from '../e2e/tdra/searches.ts';
import { SERVICE_KEYS } from '@showcase/impact';
import { expect, expectSettled, test } from './support/fixtures.ts';
import type { Page } from './support/page.ts';
import { answer, drop, hold, json, type Answer } from './support/stand.ts';

const path = '/projects/tdra/impact';
const entities = /\/api\/entities/;
const box = (page: Page) => page.role('combobox');
const options = (page: Page) => page.role('option');
const named = (names: readonly string[]) => json(names.map((EntityName) => ({ EntityName })));

const textOf = (page: Page) => page.evaluate(() => document.body.innerText);
const expectNoMatches = (page: Page) => expect.poll(() => textOf(page)).toContain('No matches');

async function choose(page: Page, name: string): Promise<void> {
  await page.open(path);
  await box(page).fill(name);
  await options(page).click();
}

const failures: Readonly<Record<string, Answer>> = {
  'answers 500 (E1)': answer(500, 'no'),
  'answers 404 (E1)': answer(404, 'no'),
  'cannot be reached (E1)': drop,
  'sends malformed JSON (E3)': answer(200, '[{"EntityName":', 'application/json'),
  'sends nothing (E3)': answer(200, '', 'application/json'),
  'sends HTML (E3)': answer(200, '<!doctype html>', 'text/html'),
  'sends more than 32 MiB (E6)': json([{ EntityName: 'x'.repeat(33 * 1024 * 1024) }]),
};
for (const [what, failure] of Object.entries(failures)) {
  test(`a list that ${what} is one line in the console and no message`, async ({ page, stand }) => {
    stand.answer(entities, failure);
    await page.open(path);
    await box(page).fill('a');
    await expectNoMatches(page);
    expect(await page.role('alert').count()).toBe(0);
    await page.role('button', 'Overall impact').click();
    await page.role('dialog').untilThere();
    const reports: string[] = [];
    // A large list is read for a while before it is refused.
    await expect
      .poll(async () => reports.push(...(await page.takeReports())))
      .toBeGreaterThanOrEqual(1);
    expect(reports).toEqual([expect.stringContaining('The entities could not be fetched')]);
  });
}

for (const body of ['null', '{}', '"x"', '42', '{"data":[{"EntityName":"A"}]}']) {
  test(`${body} instead of a list is an empty list, silently (E4)`, async ({ page, stand }) => {
    stand.answer(entities, answer(200, body, 'application/json'));
    await page.open(path);
    await box(page).fill('a');
    await expectNoMatches(page);
  });
}

test('a list that never comes leaves the page usable, and leaving it is silent (E2)', async ({
  page,
  stand,
}) => {
  stand.answer(entities, hold);
  await page.open(path);
  await page.role('button', 'Overall impact').click();
  const dialog = page.role('dialog');
  await dialog.role('button', /^Close/).click();
  await dialog.untilGone();
  await page.role('link', 'Home').click();
  await expectSettled(page, 'Digital government');
});

test('records are shown and all else is left out, a byte order mark too; twins keep apart (E3, E5, E7, E12)', async ({
  page,
  stand,
}) => {
  const others = [null, 7, [], {}, ...['', '  ', 7, {}].map((EntityName) => ({ EntityName }))];
  const twins = [
    { EntityName: 'Twin', UsingMPLS: null },
    { EntityName: 'Twin', UsingMPLS: 'No', UsingVPN: '0', UsingInternet: [] },
  ];
  const text = `\uFEFF${JSON.stringify([...others, ...twins])}`;
  stand.answer(entities, answer(200, text, 'application/json'));
  await page.open(path);
  await box(page).click();
  await expect.poll(() => options(page).texts()).toEqual(['Twin', 'Twin']);
  await page.press('ArrowDown');
  await page.press('ArrowDown');
  await page.press('Enter');
  await expectSettled(page, 'Twin Dashboard');
  expect(await page.address()).toBe(`${path}?entity=Twin&number=2`);
  await expect.poll(() => textOf(page)).toMatch(/\b3\/25\b/);
});

for (const [what, adopted] of [
  ['none', 0],
  ['all', SERVICE_KEYS.length],
] as const) {
  test(`an entity that has adopted ${what} says so (E14)`, async ({ page, stand }) => {
    const using = SERVICE_KEYS.slice(0, adopted).map((key) => [`Using${key}`, true]);
    stand.answer(
      entities,
      json([{ EntityName: 'Example', UsingNothingKnown: true, ...Object.fromEntries(using) }]),
    );
    await choose(page, 'Example');
    await expectSettled(page, 'Example Dashboard');
    await expect.poll(() => textOf(page)).toContain(`${String(adopted)}/25`);
    expect((await textOf(page)).includes('All services adopted')).toBe(adopted > 0);
  });
}

test('hostile, mixed and inherited names are shown letter for letter (E8, E9, E10)', async ({
  page,
  stand,
}) => {
  const names = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    '${1}',
    '%s',
    '</title>',
    '\u202Eevil',
    'دبي Dubai',
    '__proto__',
  ];
  stand.answer(entities, named(names));
  for (const name of names) {
    await choose(page, name);
    await expectSettled(page, `${name} Dashboard`);
    expect(await box(page).attribute('placeholder')).toBe(name);
    expect(await page.title()).toBe(`${name} Dashboard · Showcase`);
  }
});

test('100,000 names are searched letter for letter, and rows out of view are not made (E6, E11)', async ({
  page,
  stand,
}) => {
  const many = Array.from({ length: 100_000 }, (_, index) => `Entity ${String(index)}`);
  stand.answer(entities, named([...searchedNames, ...many]));
  await page.open(path);
  for (const [text, found] of [...searches, ['Entity 99999', ['Entity 99999']] as const]) {
    await box(page).fill(text);
    await expect.poll(() => options(page).texts(), { message: text }).toEqual(found);
  }
  await box(page).fill('9');
  await expect.poll(() => options(page).count()).toBeGreaterThan(5);
  expect(await options(page).count()).toBeLessThan(30);
});

test('a name of 10,000 characters is chosen and overflows nothing (E7)', async ({
  page,
  stand,
}) => {
  const name = 'x'.repeat(10_000);
  stand.answer(entities, named([name]));
  await page.open(path);
  await box(page).click();
  await options(page).click();
  await expectSettled(page, `${name} Dashboard`);
  // A page is as wide as the window, and a scroll bar lies over its margin.
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a list that was given up changes nothing when it comes (E13)', async ({ page, stand }) => {
  const answers: ((name: string) => void)[] = [];
  stand.answer(entities, (response) =>
    answers.push((name) => {
      named([name])(response);
    }),
  );
  await page.open(path);
  await expect.poll(() => answers.length).toBe(1);
  await page.role('link', 'Home').click();
  await expectSettled(page, 'Digital government');
  await page.back();
  await expectSettled(page, 'Government Digital Impact');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('Asked for');
  await box(page).click();
  await expect.poll(() => options(page).texts()).toEqual(['Asked for']);
  answers[0]?.('Given up');
  await box(page).fill('a');
  await expect.poll(() => options(page).texts()).toEqual(['Asked for']);
});
