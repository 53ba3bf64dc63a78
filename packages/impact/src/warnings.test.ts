import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createImpact, isAffirmative, uae, type EntityWarning } from './index.ts';

const { parseEntities } = createImpact(uae.en);

/** The warnings about a list. */
function warningsOf(value: unknown, parse = parseEntities): readonly EntityWarning[] {
  const onWarning = vi.fn();
  expect(parse(value, { onWarning })).toEqual(parse(value));
  return onWarning.mock.calls.map(([warning]) => warning as EntityWarning);
}

/** The warnings about an amount of an adopted service. */
function reasonFor(value: unknown, parse = parseEntities) {
  const list = [{ EntityName: 'A', UsingVPN: true, AnnualcostsavingVPN: value }];
  return warningsOf(list, parse).map(({ reason }) => reason)[0];
}

test('a valid list gives no warning', () => {
  const record = {
    ...{ EntityName: 'A', UsingVPN: 'yes', AnnualcostsavingVPN: '1,200', Remark: 'none' },
    ...{ AnnualtimesavingVPN: 0, AnnualCo2reductionsVPN: null },
    ...{ UsingGSB: '', AnnualcostsavingGSB: 'about 5' },
  };
  expect(warningsOf([record])).toEqual([]);
  expect(warningsOf([])).toEqual([]);
});

test('everything that was dropped or not read is reported with its position', () => {
  const record = {
    ...{ EntityName: ' ', UsingVPN: 'FALSE', AnnualcostsavingVPN: '€1,200' },
    ...{ AnnualtimesavingVPN: '1.200,50', AnnualCo2reductionsVPN: [5], UsingFax: true },
  };
  const about = (reason: string, field: keyof typeof record, amount?: number) => ({
    ...{ reason, index: 1, field, value: record[field] },
    ...(amount === undefined ? {} : { amount }),
  });
  expect(warningsOf([null, record])).toEqual([
    { reason: 'not-a-record', index: 0, value: null },
    about('no-name', 'EntityName'),
    about('unknown-service', 'UsingFax'),
    about('doubtful-adoption', 'UsingVPN'),
    about('unreadable-amount', 'AnnualcostsavingVPN', 0),
    about('doubtful-amount', 'AnnualtimesavingVPN', 1.2005),
    about('unreadable-amount', 'AnnualCo2reductionsVPN', 0),
  ]);
});

test.each([[undefined], [null], [{ data: [] }], ['[]']])('%j is not a list', (value) => {
  expect(warningsOf(value)).toEqual([{ reason: 'not-a-list', value }]);
});

test('a field that throws is reported, and counts as missing', () => {
  const record = {
    EntityName: 'A',
    get UsingVPN() {
      throw new Error('unreadable');
    },
  };
  const onWarning = vi.fn();
  parseEntities([record], { onWarning });
  expect(onWarning.mock.calls).toEqual([
    [{ reason: 'unreadable-field', index: 0, field: 'UsingVPN', value: undefined }],
  ]);
});

describe('an amount', () => {
  test.each([
    ...[0, -5, '0', '0.00', '-0', '.0K', '0,000', ' ', '', null, '1,200', '1,234,567.8', '1 200'],
    ...['12,34,567', '1,200K', '0.125', '1,200 ', '-1,200'],
  ])('%j is read as it was meant', (value) => {
    expect(reasonFor(value)).toBeUndefined();
  });

  test.each([
    '€1,200',
    'about 5',
    '1200 AED',
    '1.200.000',
    'N/A',
    '--5',
    NaN,
    true,
    '9'.repeat(400),
  ])('%j is not read', (value) => {
    expect(reasonFor(value)).toBe('unreadable-amount');
  });

  test.each(['1.200,50', '1,5', '0,25', ',5', '1,2000', '12,34', '1,,200'])(
    '%j may be in another notation',
    (value) => {
      expect(reasonFor(value)).toBe('doubtful-amount');
    },
  );

  test('values that an option makes readable are not reported', () => {
    const { parseEntities: parse } = createImpact({ ...uae.en, dataLocale: 'de' });
    for (const value of ['1.200,50', '€ 1.200', '1,5', '0', '0,00 €', '1200 AED'])
      expect(reasonFor(value, parse)).toBeUndefined();
    expect(reasonFor('about 5', parse)).toBe('unreadable-amount');
    for (const value of ['1,200.50', '1.5'])
      expect(reasonFor(value, parse)).toBe('doubtful-amount');
  });
});

test('doubts about adoption are not reported if `isAdopted` is given', () => {
  const list = [{ EntityName: 'A', UsingVPN: 'No' }];
  expect(warningsOf(list)).toHaveLength(1);
  const { parseEntities: parse } = createImpact({ ...uae.en, isAdopted: isAffirmative });
  expect(warningsOf(list, parse)).toEqual([]);
});

test('a text that is neither yes nor no is doubtful, and counts as adopted', () => {
  const list = ['planned', 'yes', 'TRUE', '1', 'x'].map((UsingVPN) => ({
    EntityName: 'A',
    UsingVPN,
  }));
  const { parseEntities: parse } = createImpact({ ...uae.en, isAdopted: isAffirmative });
  for (const how of [parseEntities, parse])
    expect(warningsOf(list, how)).toEqual([
      { reason: 'doubtful-adoption', index: 0, field: 'UsingVPN', value: 'planned' },
    ]);
  const { parseEntities: own } = createImpact({
    ...uae.en,
    isAdopted: (value) => value === 'planned',
  });
  expect(warningsOf(list, own)).toEqual([]);
});

test.each([
  ['AnnualCostSavingVPN', 'AnnualcostsavingVPN'],
  ['Using VPN', 'UsingVPN'],
  ['using_gsb', 'UsingGSB'],
  ['annual-co2-reductions-mpls', 'AnnualCo2reductionsMPLS'],
  ['Entity Name', 'EntityName'],
])('a field %s was perhaps meant as %s: reported once for all records', (field, expected) => {
  const record = { EntityName: 'A', [field]: 'B' };
  expect(warningsOf([record, record])).toEqual([
    { reason: 'misspelled-field', index: 0, field, value: 'B', expected },
  ]);
});

test('no list throws', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const value of [proxy, [proxy]]) expect(warningsOf(value).length).toBe(1);
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.anything(), fc.object())), (list) => {
      expect(() => parseEntities(list, { onWarning: () => undefined })).not.toThrow();
    }),
  );
});
