import { describe, expect, test } from 'vitest';
import { createImpact } from './createImpact.ts';
import type { EntityRecord } from './parsing.ts';
import { uae } from './uae.ts';

const { serviceKeys, summarizeEntity } = createImpact(uae.en);

/** A record that has adopted one service and saves the same amount in every unit. */
function adopting(key: string, amount: unknown): EntityRecord {
  return {
    [`Using${key}`]: true,
    [`Annualcostsaving${key}`]: amount,
    [`Annualtimesaving${key}`]: amount,
    [`AnnualCo2reductions${key}`]: amount,
  };
}

test('summarises a record as the server gives it', () => {
  const summary = summarizeEntity({
    EntityName: 'Ministry of Examples',
    UsingVPN: 1,
    AnnualcostsavingVPN: '1,200',
    AnnualtimesavingVPN: '2.5K',
    AnnualCo2reductionsVPN: 0.5,
    UsingInternet: true,
    AnnualcostsavingInternet: '2.6M',
    AnnualtimesavingInternet: null,
    UsingGSB: false,
    AnnualcostsavingGSB: 9_000_000,
  });

  expect(summary).toEqual({
    entityName: 'Ministry of Examples',
    adoptedServices: [
      {
        serviceKey: 'Internet',
        serviceName: 'Internet',
        costSaved: 2_600_000,
        timeSaved: 0,
        co2Reduced: 0,
      },
      { serviceKey: 'VPN', serviceName: 'VPN', costSaved: 1200, timeSaved: 2500, co2Reduced: 0.5 },
    ],
    notAdoptedServices: Object.values(uae.en.services).filter(
      (name) => name !== 'VPN' && name !== 'Internet',
    ),
    adoptedCount: 2,
    totalServices: 25,
    adoptedPercentage: 8,
    costSaved: 2_601_200,
    timeSaved: 2500,
    co2Reduced: 0.5,
    totalCostSaved: '2.6M AED',
    totalTimeSavedGov: '2.5K Hours',
    totalCo2Reduced: '0.5 Tonnes',
  });
});

test('the formatted totals are included in copies and in JSON', () => {
  const summary = summarizeEntity(adopting('GSB', 8000));
  const copy = { ...summary };
  expect(copy.totalTimeSavedGov).toBe('8K Hours');
  expect(JSON.parse(JSON.stringify(summary))).toMatchObject({
    totalCostSaved: '8K AED',
    totalTimeSavedGov: '8K Hours',
    totalCo2Reduced: '8K Tonnes',
  });
});

describe('adoption', () => {
  test.each<[unknown]>([['false'], ['0'], ['No'], [' '], [1], [-1], [[]], [{}], [true]])(
    'E12: %o counts as adopted, because it is truthy',
    (using) => {
      expect(summarizeEntity({ UsingVPN: using }).adoptedServices).toHaveLength(1);
    },
  );

  test.each<[unknown]>([[''], [0], [-0], [NaN], [null], [undefined], [false], [0n]])(
    'E12: %o does not count as adopted',
    (using) => {
      expect(summarizeEntity({ UsingVPN: using }).adoptedServices).toEqual([]);
    },
  );

  test('E14: of all services is 100 %', () => {
    const all = Object.assign({}, ...serviceKeys.map((key) => adopting(key, 1))) as EntityRecord;
    expect(summarizeEntity(all)).toMatchObject({
      adoptedCount: 25,
      adoptedPercentage: 100,
      notAdoptedServices: [],
      costSaved: 25,
    });
  });

  test('E14: of no services gives totals of N/A, and unknown services are ignored', () => {
    const none = { EntityName: 'A', AnnualcostsavingVPN: 5, UsingUnknown: true };
    expect(summarizeEntity(none)).toMatchObject({
      adoptedCount: 0,
      adoptedPercentage: 0,
      adoptedServices: [],
      notAdoptedServices: Object.values(uae.en.services),
      costSaved: 0,
      totalCostSaved: 'N/A',
      totalTimeSavedGov: 'N/A',
      totalCo2Reduced: 'N/A',
    });
  });
});

describe('a total', () => {
  test.each<[unknown, unknown, number, string]>([
    [0.1, 0.2, 0.3, '0.3 AED'],
    ['0.1', '0.2', 0.3, '0.3 AED'],
    [1.001, 2.002, 3.003, '3 AED'],
    [1.1e-7, 2.2e-7, 3.3e-7, '0 AED'],
    [-0.001, 0.0011, 0.0001, '0 AED'],
    [1234567.891, -1234567.89, 0.001, '0 AED'],
    [999_999_999_999.99, 0.02, 1_000_000_000_000.01, '1T AED'],
    [9e15, 2, 9_000_000_000_000_002, '9000T AED'],
    [0.04, 0, 0.04, '0 AED'],
    [999_950, 0, 999_950, '1M AED'],
    [5, -5, 0, 'N/A'],
    [-0, '-0', 0, 'N/A'],
    [-5, 0, -5, '-5 AED'],
    [1e308, 1e308, 0, 'N/A'],
    ['9'.repeat(400), 5, 5, '5 AED'],
  ])('of %o and %o is %d, shown as %s', (one, other, sum, text) => {
    const summary = summarizeEntity({ ...adopting('VPN', one), ...adopting('GSB', other) });
    expect(summary.costSaved).toBe(sum);
    expect(summary.timeSaved).toBe(sum);
    expect(summary.co2Reduced).toBe(sum);
    expect(summary.totalCostSaved).toBe(text);
  });
});

describe('only a record’s own fields count', () => {
  test('not inherited ones', () => {
    const heir = Object.create(adopting('VPN', 5)) as Record<string, unknown>;
    expect(summarizeEntity(heir).adoptedCount).toBe(0);
    heir['UsingVPN'] = true;
    expect(summarizeEntity(heir)).toMatchObject({ adoptedCount: 1, costSaved: 0 });
  });

  test('not those of a polluted Object.prototype', () => {
    const polluted = Object.prototype as Record<string, unknown>;
    polluted['UsingVPN'] = true;
    polluted['EntityName'] = 'Nobody';
    try {
      expect(summarizeEntity({}).adoptedCount).toBe(0);
      expect(summarizeEntity({}).entityName).toBeUndefined();
    } finally {
      delete polluted['UsingVPN'];
      delete polluted['EntityName'];
    }
  });

  test('E10: __proto__ and constructor are fields like any other', () => {
    const text =
      '{"__proto__": {"UsingVPN": true}, "constructor": 1, "toString": 2, "UsingGSB": 1}';
    const record = JSON.parse(text) as EntityRecord;
    expect(summarizeEntity(record).adoptedServices).toMatchObject([{ serviceKey: 'GSB' }]);
  });
});

test('a field that throws counts as missing, and the others still count', () => {
  const record = {
    ...adopting('VPN', 7),
    get AnnualcostsavingVPN(): number {
      throw new Error('unreadable');
    },
    get UsingGSB(): boolean {
      throw new Error('unreadable');
    },
  };
  expect(summarizeEntity(record)).toMatchObject({ adoptedCount: 1, costSaved: 0, timeSaved: 7 });
});
