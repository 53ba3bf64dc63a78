import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCompact, formatNumber, formatTotal, UNITS } from './formatting.ts';
import { parseAmount } from './parsing.ts';

test('the units are AED, Hours, KGs and Tonnes', () => {
  expect(UNITS).toEqual({ cost: 'AED', time: 'Hours', co2: 'KGs', co2Total: 'Tonnes' });
});

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
  expect(formatTotal(value, UNITS.cost)).toBe(text);
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

test('no formatter ever throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, unit) => {
      expect(typeof formatNumber(value as number)).toBe('string');
      expect(typeof formatCompact(value as number)).toBe('string');
      expect(typeof formatTotal(value as number, unit as string)).toBe('string');
    }),
  );
  expect(formatTotal(1, Symbol('unit') as unknown as string)).toBe('1');
});
