import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createImpact } from './createImpact.ts';
import { uae } from './uae.ts';

const { serviceKeys, summarizeEntity } = createImpact(uae.en);

const runs = { numRuns: 1000 };
const shuffled = fc.shuffledSubarray([...serviceKeys], { minLength: serviceKeys.length });
const cents = fc.integer({ min: 0, max: 1e14 - 1 });

function totalOf(keys: readonly string[], amounts: readonly unknown[]): number {
  const record: Record<string, unknown> = {};
  amounts.forEach((amount, index) => {
    record[`Using${keys[index]}`] = true;
    record[`Annualcostsaving${keys[index]}`] = amount;
  });
  return summarizeEntity(record).costSaved;
}

test('a total of realistic figures is exact to the cent', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 25 }), shuffled, (figures, keys) => {
      const amounts = figures.map((figure) => figure / 100);
      const sum = figures.reduce((partial, figure) => partial + figure, 0);
      expect(totalOf(keys, amounts)).toBe(sum / 100);
      expect(totalOf(keys, amounts.map(String))).toBe(sum / 100);
    }),
    runs,
  );
});

test('a total of figures with up to six decimals has no rounding errors', () => {
  const millionths = fc.integer({ min: 0, max: 1e13 });
  fc.assert(
    fc.property(fc.array(millionths, { maxLength: 25 }), shuffled, (figures, keys) => {
      const sum = figures.reduce((partial, figure) => partial + figure, 0);
      expect(
        totalOf(
          keys,
          figures.map((figure) => figure / 1e6),
        ),
      ).toBe(sum / 1e6);
    }),
    runs,
  );
});

test('no total depends on the order of adoption', () => {
  const amount = fc.oneof(
    fc.double(),
    fc.double({ min: 0.001, max: 1e6, noNaN: true }),
    cents.map((figure) => figure / 100),
  );
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 25 }), shuffled, (amounts, keys) => {
      expect(totalOf(keys, amounts)).toBe(totalOf(serviceKeys, amounts));
    }),
    runs,
  );
});

test('for any record, adopted and other services add up to 25, and every figure is finite', () => {
  const field = fc.constantFrom(
    'EntityName',
    ...serviceKeys.flatMap((key) => [`Using${key}`, `Annualcostsaving${key}`]),
  );
  fc.assert(
    fc.property(fc.dictionary(field, fc.anything()), (record) => {
      const summary = summarizeEntity(record);
      const names = summary.adoptedServices.map((service) => service.serviceName);
      expect([...names, ...summary.notAdoptedServices].sort()).toEqual(
        Object.values(uae.en.services).sort(),
      );
      expect(summary.adoptedCount).toBe(names.length);
      expect(summary.adoptedPercentage).toBe(Math.round((names.length / 25) * 100));
      for (const figure of [summary.costSaved, summary.timeSaved, summary.co2Reduced]) {
        expect(Number.isFinite(figure)).toBe(true);
      }
    }),
    runs,
  );
});

test('anything but a record has adopted nothing, and nothing throws', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const unlistable = new Proxy(Object.create({}) as object, {
    ownKeys() {
      throw new Error('unlistable');
    },
  });
  const adoptsNothing = (value: unknown) => {
    const { adoptedCount, totalCostSaved } = summarizeEntity(value as never);
    expect([adoptedCount, totalCostSaved]).toEqual([0, 'N/A']);
  };
  fc.assert(fc.property(fc.anything(), adoptsNothing));
  for (const value of [proxy, unlistable, Symbol('record')]) adoptsNothing(value);
});
