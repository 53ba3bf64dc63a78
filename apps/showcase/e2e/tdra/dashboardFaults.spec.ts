import { answerEntities, expect, expectSettled, test } from '../fixtures.ts';

const path = '/projects/tdra/impact';

test.describe('when the entities endpoint', () => {
  test('E1, E3: is unreachable, that is logged once and the page works', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('The entities could not be fetched', 'Failed to load resource');
    let logged = 0;
    page.on('console', (message) => {
      if (message.text().includes('The entities could not be fetched')) logged++;
    });
    await page.route('**/api/entities', (route) => route.abort('connectionrefused'));
    await page.goto(path);
    await page.getByRole('combobox').fill('a');
    await expect(page.getByText('No matches').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Overall impact' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(logged).toBe(1);
  });

  test('E2: hangs, the page is usable and leaving it logs nothing', async ({ page }) => {
    await page.route('**/api/entities', () => undefined);
    await page.goto(path);
    await page.getByRole('button', { name: 'Overall impact' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expectSettled(page, 'Digital government');
  });

  test('E3, E5, E7: sends a byte order mark, members of every kind and repeated names, the named ones show', async ({
    page,
  }) => {
    const members = [
      null,
      7,
      [],
      {},
      { EntityName: '' },
      { EntityName: '  ' },
      { EntityName: 7 },
      { EntityName: {} },
    ];
    const twins = [
      { EntityName: 'Twin', UsingMPLS: 'No' },
      { EntityName: 'Twin', UsingMPLS: 'false', UsingVPN: '0' },
    ];
    await answerEntities(page, { body: `\uFEFF${JSON.stringify([...members, ...twins])}` });
    await page.goto(path);
    await page.getByRole('combobox').click();
    await expect(page.getByRole('option')).toHaveText(['Twin', 'Twin']);
    await page.getByRole('option').nth(1).click();
    await expect(page.getByText('2/25')).toBeVisible();
    await expect(page).toHaveURL(`${path}?entity=Twin&number=2`);
    await page.reload();
    await expect(page.getByText('2/25')).toBeVisible();
  });

  test('E8, E9: sends hostile names, they are shown unchanged', async ({ page }) => {
    const names = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '{{7*7}}',
      '${1}',
      '%s',
      '</title>',
      '\u202Eevil',
      '__proto__',
    ];
    await answerEntities(page, {
      body: JSON.stringify(names.map((EntityName) => ({ EntityName }))),
    });
    for (const name of names) {
      await page.goto(path);
      await page.getByRole('combobox').fill(name);
      await page.getByRole('option').click();
      await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText(name);
      await expect(page.getByRole('combobox')).toHaveAttribute('placeholder', name);
      await expect(page).toHaveTitle(`${name} Dashboard · Showcase`);
    }
  });

  test('E7: sends a name of 10,000 characters, nothing overflows at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await answerEntities(page, { body: JSON.stringify([{ EntityName: 'x'.repeat(10_000) }]) });
    await page.goto(path);
    await page.getByRole('combobox').click();
    await page.getByRole('option').click();
    await expect(page.getByText('0/25')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('E6, E11: sends 100,000 names, typing works and rows out of view have no elements', async ({
    page,
  }) => {
    const names = Array.from({ length: 100_000 }, (_, index) => ({
      EntityName: `Entity ${String(index)}`,
    }));
    await answerEntities(page, { body: JSON.stringify(names) });
    await page.goto(path);
    await page.getByRole('combobox').fill('Entity 99999');
    await expect(page.getByRole('option')).toHaveText(['Entity 99999']);
    await page.getByRole('combobox').fill('(');
    await expect(page.getByText('No matches').first()).toBeVisible();
    await page.getByRole('combobox').fill('e'.repeat(100_000));
    await expect(page.getByText('No matches').first()).toBeVisible();
    await page.getByRole('combobox').fill('9');
    expect(await page.getByRole('option').count()).toBeLessThan(30);
  });

  test('E6: sends more than 32 MiB, the list is empty and the tab survives', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('The entities could not be fetched');
    await answerEntities(page, { body: `[{"EntityName":"${'x'.repeat(33 * 1024 * 1024)}"}]` });
    await page.goto(path);
    await page.getByRole('combobox').fill('x');
    await expect(page.getByText('No matches').first()).toBeVisible();
  });
});

test('E13: answers an aborted request late, nothing changes', async ({ page }) => {
  const answers: ((name: string) => Promise<void>)[] = [];
  await page.route('**/api/entities', (route) => {
    answers.push((EntityName) => route.fulfill({ json: [{ EntityName }] }));
  });
  await page.goto(path);
  await expect.poll(() => answers.length).toBe(1);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expectSettled(page, 'Digital government');
  await page.goBack();
  await expectSettled(page, 'Government Digital Impact');
  await expect.poll(() => answers.length).toBe(2);
  await answers[1]?.('Asked for');
  await page.getByRole('combobox').click();
  await expect(page.getByRole('option')).toHaveText(['Asked for']);
  await answers[0]?.('Given up');
  await page.getByRole('combobox').fill('a');
  await expect(page.getByRole('option')).toHaveText(['Asked for']);
});
