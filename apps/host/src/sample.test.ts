import { createImpact, uae } from '@showcase/impact';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sampleText } from '../data/generate-sample.ts';
import { readEntities } from './entities/readEntities.ts';

const dataFile = (name: string) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

const { serviceKeys, summarizeEntity } = createImpact(uae.en);

describe('the sample', async () => {
  const { rows } = await readEntities(dataFile('sample-entities.json'));
  const using = (key: string) => `Using${key}`;
  const figures = serviceKeys.flatMap((key) =>
    ['Annualcostsaving', 'Annualtimesaving', 'AnnualCo2reductions'].map((field) => field + key),
  );

  it('is what the script writes', async () => {
    expect(await readFile(dataFile('sample-entities.json'), 'utf8')).toBe(sampleText());
  });

  it('has at least forty entities, all different and marked as samples', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map((row) => row['EntityName'])).size).toBe(rows.length);
    for (const row of rows) expect(row['DataNote']).toBe('Sample figures');
  });

  it('has every field of every service in every record', () => {
    expect(serviceKeys).toHaveLength(25);
    const fields = ['EntityName', 'DataNote', ...serviceKeys.map(using), ...figures].toSorted();
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(fields);
  });

  it('has an entity with no service, one with three and one with all', () => {
    const counts = rows.map((row) => serviceKeys.filter((key) => row[using(key)]).length);
    expect(counts).toEqual(expect.arrayContaining([0, 3, 25]));
    expect(rows.map((row) => summarizeEntity(row).adoptedCount)).toEqual(counts);
  });

  it('has names in Arabic, in English and in both', () => {
    const names = rows.map((row) => String(row['EntityName']));
    expect(names.filter((name) => /^[\u0600-\u06ff ]+$/.test(name)).length).toBeGreaterThan(1);
    expect(
      names.filter((name) => /^[A-Z].* \([\u0600-\u06ff ]+\)$/.test(name)).length,
    ).toBeGreaterThan(1);
  });

  it.each([true, 1, 'Yes', false, 0, '', null])(
    'uses %j to say whether a service is used',
    (form) => {
      expect(rows.some((row) => serviceKeys.some((key) => row[using(key)] === form))).toBe(true);
    },
  );

  it.each([
    ['whole number', (value: unknown) => Number.isInteger(value)],
    ['fraction', (value: unknown) => typeof value === 'number' && !Number.isInteger(value)],
    ['1,200', (value: unknown) => /^\d{1,3}(,\d{3})+$/.test(String(value))],
    ['1 200', (value: unknown) => /^\d{1,3}( \d{3})+$/.test(String(value))],
    ['2.5K', (value: unknown) => /^\d+(\.\d)?K$/.test(String(value))],
    ['2.5 k', (value: unknown) => /^\d+(\.\d)? k$/.test(String(value))],
    ['3M', (value: unknown) => /^\d(\.\d)?M$/.test(String(value))],
    ['null', (value: unknown) => value === null],
  ])('writes figures of adopted services like %s', (_form, isForm) => {
    const hasForm = rows.some((row) =>
      figures.some((field) => row[using(keyOf(field))] && isForm(row[field])),
    );
    expect(hasForm).toBe(true);
  });

  const keyOf = (field: string) =>
    field.replace(/^(Annualcostsaving|Annualtimesaving|AnnualCo2reductions)/, '');
});

it('has a template that the host and the dashboard can read', async () => {
  const { rows } = await readEntities(dataFile('example-entities.csv'));
  expect(rows.map((row) => row['EntityName'])).toEqual([
    'Example Authority',
    'Example Ministry of Trade, Ports and Roads',
    'هيئة المثال',
  ]);
  expect(rows.map((row) => summarizeEntity(row).adoptedCount)).toEqual([2, 1, 1]);
});
