import { answerEntities, expect, expectAccessible, expectSettled, test } from './fixtures.ts';

const path = '/projects/tdra/impact';

test.describe('on the records of the host', () => {
  test('N6: an entity is found, chosen and shown by keyboard alone', async ({ page }) => {
    await page.goto(path);
    const box = page.getByRole('combobox', { name: 'Entity Name' });
    await box.focus();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('dubai mun');
    await expect(page.getByRole('option')).toHaveText(['Dubai Municipality']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dubai Municipality Dashboard',
    );
    await expect(page).toHaveURL(`${path}?entity=Dubai+Municipality`);
    await expect(page).toHaveTitle('Dubai Municipality Dashboard · Showcase');
    await expect(box).toHaveValue('');
    await expect(box).toHaveAttribute('placeholder', 'Dubai Municipality');
    await expect(page.getByText('Sample figures')).toBeVisible();
    await expectAccessible(page);
  });

  test('Back returns to no entity, Forward to the entity, a bookmark opens it', async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('combobox').fill('Dubai Police');
    await page.getByRole('option', { name: 'Dubai Police' }).click();
    await expectSettled(page, 'Dubai Police Dashboard');
    await page.goBack();
    await expectSettled(page, 'Government Digital Impact');
    await page.goForward();
    await expectSettled(page, 'Dubai Police Dashboard');
    await page.reload();
    await expectSettled(page, 'Dubai Police Dashboard');
  });

  test('a service opens its details, and Escape gives the focus back', async ({ page }) => {
    await page.goto(
      `${path}?entity=Telecommunications+and+Digital+Government+Regulatory+Authority`,
    );
    await expect(page.getByText('25/25')).toBeVisible();
    await expect(page.getByText('All services adopted')).toBeVisible();
    const service = page.getByRole('button', { name: 'UAE PASS' });
    await service.click();
    const dialog = page.getByRole('dialog', { name: 'UAE PASS Details' });
    await expect(dialog.getByText(/AED$/)).toBeVisible();
    await expect(dialog.getByText(/Hours$/)).toBeVisible();
    await expect(dialog.getByText(/KGs$/)).toBeVisible();
    await expectAccessible(page);
    for (let presses = 0; presses < 50; presses++) {
      await page.keyboard.press(presses % 2 ? 'Tab' : 'Shift+Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(service).toBeFocused();
  });

  test('the overall impact shows its four figures and closes on the backdrop', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Overall impact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Overall impact' });
    for (const figure of ['6/20', '2.6M AED', '8,000H', '5.3T']) {
      await expect(dialog.getByText(figure)).toBeVisible();
    }
    await expectAccessible(page);
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });

  test('the list is at most 300 px high, scrolls, and closes on a press outside', async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('combobox').click();
    const list = page.getByRole('listbox');
    const { height, scrolls } = await list.evaluate((element) => ({
      height: element.clientHeight,
      scrolls: element.scrollHeight > element.clientHeight,
    }));
    expect(height).toBe(300);
    expect(scrolls).toBe(true);
    await expectAccessible(page);
    await page.mouse.click(20, 600);
    await expect(list).toHaveCount(0);
  });

  test('N7: an Arabic name is found and keeps its direction', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('combobox').fill('المالية');
    await page.getByRole('option').click();
    await expectSettled(page, 'وزارة المالية Dashboard');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('an entity is chosen and a service opened', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('combobox').tap();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('central');
    await page.getByRole('option', { name: 'Central Bank of the UAE' }).tap();
    await expectSettled(page, 'Central Bank of the UAE Dashboard');
    await page
      .getByRole('region', { name: 'Adopted Services', exact: true })
      .getByRole('button')
      .first()
      .tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('when the entities endpoint', () => {
  const failures = {
    'answers 500': { status: 500, body: 'no' },
    'answers 404': { status: 404, body: 'no' },
    'sends malformed JSON': { body: '[{"EntityName":' },
    'sends an empty body': { body: '' },
    'sends HTML': { body: '<!doctype html>', contentType: 'text/html' },
  } as const;

  for (const [fault, answer] of Object.entries(failures)) {
    test(`E1, E3: ${fault}, it is logged once and the visitor sees nothing of it`, async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push('The entities could not be fetched', 'Failed to load resource');
      let logged = 0;
      page.on('console', (message) => {
        if (message.text().includes('The entities could not be fetched')) logged++;
      });
      await answerEntities(page, answer);
      await page.goto(path);
      await page.getByRole('combobox').fill('a');
      await expect(page.getByText('No matches').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: 'Overall impact' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(logged).toBe(1);
    });
  }

  test('E1: is unreachable, it is logged and the page works', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('The entities could not be fetched', 'Failed to load resource');
    await page.route('**/api/entities', (route) => route.abort('connectionrefused'));
    await page.goto(path);
    await page.getByRole('combobox').fill('a');
    await expect(page.getByText('No matches').first()).toBeVisible();
  });

  for (const body of ['null', '{}', '"x"', '42', '{"data":[{"EntityName":"A"}]}']) {
    test(`E4: sends ${body}, the list is empty`, async ({ page }) => {
      await answerEntities(page, { body });
      await page.goto(path);
      await page.getByRole('combobox').fill('a');
      await expect(page.getByText('No matches').first()).toBeVisible();
    });
  }

  test('E2: hangs, the page is usable, and leaving it is silent', async ({ page }) => {
    await page.route('**/api/entities', () => undefined);
    await page.goto(path);
    await page.getByRole('button', { name: 'Overall impact' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expectSettled(page, 'Digital government');
  });

  test('E3, E5, E7: sends a byte order mark, members of every kind and names twice, the named ones show', async ({
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

  test('E8, E9: sends hostile names, they are shown letter for letter', async ({ page }) => {
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

  test('E6: sends 100,000 names, a key is answered and no element is made for rows out of view', async ({
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

  test('E6: is answered with more than 32 MiB, the list is empty and the tab survives', async ({
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

test.describe('the configuration', () => {
  test('sends the request to another host', async ({ page, expectedMessages }) => {
    expectedMessages.push(
      'Content Security Policy',
      'The entities could not be fetched',
      'Failed to load',
      'Fetch API cannot load',
      'Connecting to',
    );
    await page.route('**/showcase.config.json', (route) =>
      route.fulfill({ json: { entitiesHost: 'https://entities.example/' } }),
    );
    const asked = page.waitForEvent('console', (message) =>
      message.text().includes('https://entities.example/api/entities'),
    );
    await page.goto(path);
    await asked;
  });

  test('that is wrong is reported by its key, and the defaults serve', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push('showcase.config.json');
    await page.route('**/showcase.config.json', (route) =>
      route.fulfill({ json: { entitiesHost: 'not an address' } }),
    );
    const reported = page.waitForEvent('console', (message) =>
      message.text().includes('entitiesHost'),
    );
    await page.goto(path);
    await reported;
    await page.getByRole('combobox').fill('Dubai Police');
    await expect(page.getByRole('option')).toHaveCount(1);
  });
});
