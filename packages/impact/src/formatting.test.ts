import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createImpact } from './createImpact.ts';
import { uae } from './uae.ts';

const english = createImpact(uae.en);
const arabic = createImpact(uae.ar);
const { formatCompact, formatNumber, formatTotal, parseAmount } = english;

test.each([
  [0, '0'],
  [-0, '0'],
  [1234567, '1,234,567'],
  [1234567.891, '1,234,567.89'],
  [0.5, '0.5'],
  [0.004, '0'],
  [-0.004, '0'],
  [-1200, '-1,200'],
  [NaN, '0'],
  [Infinity, '0'],
])('formatNumber(%d) gives %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [8000, '8K'],
  [1250, '1.3K'],
  [999_950, '1M'],
  [2_600_000, '2.6M'],
  [-2_500_000, '-2.5M'],
  [-0.04, '0'],
  [1.05e9, '1.1B'],
  [-Infinity, '0'],
])('formatCompact(%d) gives %s', (value, text) => {
  expect(formatCompact(value)).toBe(text);
});

test.each([
  [2_600_000, '2.6M AED'],
  [999_950, '1M AED'],
  [0.04, '0 AED'],
  [-0.04, '0 AED'],
  [-5, '-5 AED'],
  [0, 'N/A'],
  [-0, 'N/A'],
  [NaN, 'N/A'],
  [Infinity, 'N/A'],
  [-Infinity, 'N/A'],
])('formatTotal(%d) gives %s', (value, text) => {
  expect(formatTotal(value, 'cost')).toBe(text);
});

describe('any number', () => {
  test('is formatted as a string that parses to a number with the same format', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = formatNumber(value);
        expect(formatNumber(parseAmount(text))).toBe(text);
      }),
    );
  });

  test('below a billion is formatted compactly as a string that parses to a number with the same format', () => {
    fc.assert(
      fc.property(fc.double({ min: -999e6, max: 999e6, noNaN: true }), (value) => {
        const text = formatCompact(value);
        expect(formatCompact(parseAmount(text))).toBe(text);
      }),
    );
  });
});

describe('an amount with its unit', () => {
  test.each([
    ['cost', 0, '0 AED', '0 درهم'],
    ['cost', 1, '1 AED', 'درهم واحد'],
    ['time', 2, '2 Hours', 'ساعتان'],
    ['cost', 3, '3 AED', '3 دراهم'],
    ['cost', 11, '11 AED', '11 درهمًا'],
    ['cost', 1200, '1,200 AED', '1,200 درهم'],
    ['cost', -1, '-1 AED', '\u200e-1 درهم'],
    ['time', 104, '104 Hours', '104 ساعات'],
    ['time', 2.5, '2.5 Hours', '2.5 ساعة'],
    ['co2', 1234.567, '1,234.57 KGs', '1,234.57 كجم'],
    ['co2Total', Number.NaN, '0 Tonnes', '0 طن'],
  ] as const)('%s of %d is %s and %s', (unit, amount, en, ar) => {
    expect(english.formatAmount(amount, unit)).toBe(en);
    expect(arabic.formatAmount(amount, unit)).toBe(ar);
  });

  test.each([
    [0, 'aucune heure'],
    [1, '1 heure'],
    [1.5, '1,5 heure'],
    [2, '2 heures'],
  ])('in the forms of a language: %d gives %s', (amount, text) => {
    const time = { one: '{number} heure', other: '{number} heures' };
    const units = {
      ...uae.en.units,
      time: amount === 0 ? { one: 'aucune heure', other: '' } : time,
    };
    expect(createImpact({ ...uae.en, units, locale: 'fr' }).formatAmount(amount, 'time')).toBe(
      text,
    );
  });
});

test.each([
  ['cost', 0, 'N/A', 'غير متاح'],
  ['cost', 2_600_000, '2.6M AED', '2.6 مليون درهم'],
  ['time', 8000, '8K Hours', '8 آلاف ساعة'],
  ['time', 11_500, '11.5K Hours', '11.5 ألف ساعة'],
  ['co2Total', 5.3, '5.3 Tonnes', '5.3 طن'],
  ['co2Total', 2, '2 Tonnes', 'طنّان'],
  ['co2Total', 7, '7 Tonnes', '7 أطنان'],
  ['co2Total', 0.04, '0 Tonnes', '0 طن'],
] as const)('a total of %s, %d, is %s and %s', (unit, amount, en, ar) => {
  expect(english.formatTotal(amount, unit)).toBe(en);
  expect(arabic.formatTotal(amount, unit)).toBe(ar);
});

test('a line may end between a number and its word, not within a number', () => {
  const { formatTotal: german } = createImpact({ ...uae.en, locale: 'de' });
  expect(german(2_600_000, 'cost')).toBe('2,6 Mio. AED');
  expect(createImpact({ ...uae.en, locale: 'cs' }).formatNumber(12_345)).toBe('12\u00a0345');
});

test('no formatter ever throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const format of [formatNumber, formatCompact])
        expect(typeof format(value as number)).toBe('string');
      for (const format of [formatTotal, english.formatAmount])
        expect(typeof format(value as number, 'cost')).toBe('string');
    }),
  );
});
