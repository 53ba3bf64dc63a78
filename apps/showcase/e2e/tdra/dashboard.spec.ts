import { configure } from '../configure.ts';
import { answerEntities, expect, expectAccessible, expectSettled, test } from '../fixtures.ts';

const path = '/projects/tdra/impact';

test.describe('with the records of the host', () => {
  test(
    'N6: an entity is found, chosen and shown by keyboard alone',
    { tag: '@smoke' },
    async ({ page }) => {
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
    },
  );

  test('Back clears the entity, Forward restores it, and a bookmark opens it', async ({ page }) => {
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

  test(
    'a service opens its details, and Escape restores the focus',
    { tag: '@smoke' },
    async ({ page }) => {
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
    },
  );

  for (const width of [834, 1280, 1920]) {
    test(`the figures of a service and their units share a line, ${String(width)} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 834 ? 1194 : 720 });
      const record = {
        EntityName: 'Example Authority',
        UsingMPLS: true,
        AnnualtimesavingMPLS: 11_500,
        AnnualCo2reductionsMPLS: 16.09,
      };
      await answerEntities(page, { body: JSON.stringify([record]) });
      await page.goto(`${path}?entity=Example+Authority`);
      await page.getByRole('button', { name: 'MPLS' }).click();
      const units = page.getByRole('dialog').getByText(/^(AED|Hours|KGs)$/);
      await expect(units).toHaveCount(3);
      const lines = await units.evaluateAll((all) =>
        all.map((unit) => Math.round(unit.getBoundingClientRect().bottom)),
      );
      expect(new Set(lines).size, String(lines)).toBe(1);
    });
  }

  test('the overall impact shows its four figures and closes with a press on the backdrop', async ({
    page,
  }) => {
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

test.describe('the configuration', () => {
  test('sends the request to another host', async ({ page, expectedMessages }) => {
    expectedMessages.push(
      'Content Security Policy',
      'The entities could not be fetched',
      'Failed to load',
      'Fetch API cannot load',
      'Connecting to',
    );
    await configure(page, { entitiesHost: 'https://entities.example/' });
    const asked = page.waitForEvent('console', (message) =>
      message.text().includes('https://entities.example/api/entities'),
    );
    await page.goto(path);
    await asked;
  });

  test('leads the card of M42 elsewhere', async ({ page }) => {
    await configure(page, { externalProjects: { m42: 'https://m42.example/' } });
    await page.goto('/');
    await expect(page.getByRole('link', { name: /M42$/ })).toHaveAttribute(
      'href',
      'https://m42.example/',
    );
  });
});

test('D3: Back closes the overall impact, because the entity behind it changes', async ({
  page,
}) => {
  await page.goto('/projects/tdra/impact');
  await page.getByRole('combobox').fill('Dubai Police');
  await page.getByRole('option').click();
  await expectSettled(page, 'Dubai Police Dashboard');
  await page.getByRole('button', { name: 'Overall impact' }).click();
  await page.goBack();
  await expectSettled(page, 'Government Digital Impact');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('D1: Back from the details of a service moves the focus to the heading', async ({ page }) => {
  await page.goto('/projects/tdra/impact');
  for (const name of ['Dubai Police', 'Dubai Municipality']) {
    await page.getByRole('combobox').fill(name);
    await page.getByRole('option').click();
    await expectSettled(page, `${name} Dashboard`);
  }
  await page
    .getByRole('region', { name: 'Adopted Services', exact: true })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const heading of ['Dubai Police Dashboard', 'Government Digital Impact']) {
    await page.goBack();
    await expectSettled(page, heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('D1: a press that begins in a dialog and ends outside does not close it', async ({ page }) => {
  await page.goto('/projects/tdra/impact');
  await page.getByRole('button', { name: 'Overall impact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.hover({ position: { x: 20, y: 20 } });
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});
