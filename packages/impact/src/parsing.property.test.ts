import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createImpact } from './createImpact.ts';
import { uae } from './uae.ts';

const { parseAmount } = createImpact(uae.en);

/** The rule as a regular expression: slow, but easy to check. */
function parseByExpression(text: string): number {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))([kKmM]?)$/.exec(text.replaceAll(/[,\s]/g, ''));
  const [, number = '0', suffix = ''] = match ?? [];
  const exponent = { '': 0, k: 3, m: 6 }[suffix.toLowerCase()];
  const amount = Number(`${number}e${exponent}`);
  return Number.isFinite(amount) ? amount + 0 : 0;
}

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 20 });
const sign = fc.constantFrom('', '+', '-');
const suffix = fc.constantFrom('', 'k', 'K', 'm', 'M');
const separator = fc.constantFrom(
  ...', \t\n\r\v\f\u00a0\u1680\u2003\u2028\u202f\u205f\u3000\ufeff',
);
const decimal = fc
  .tuple(sign, digits, fc.option(digits, { nil: '' }))
  .map(([plus, whole, fraction]) => `${plus}${whole}${fraction && `.${fraction}`}`);
const wellFormed = fc.tuple(decimal, suffix).map((parts) => parts.join(''));
const almost = fc.string({
  unit: fc.constantFrom(...'0123456789..,, +-kKmMeEx\u00a0\u0660\u200b'),
});

const runs = { numRuns: 2000 };

describe('parseAmount', () => {
  test('agrees with the regular expression on every string', () => {
    fc.assert(
      fc.property(fc.oneof(wellFormed, almost, fc.string({ unit: 'binary' })), (text) => {
        expect(parseAmount(text)).toBe(parseByExpression(text));
      }),
      { numRuns: 10_000 },
    );
  });

  test('agrees with the regular expression on every single character between two digits', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const text = `1${String.fromCharCode(code)}2`;
      if (parseAmount(text) !== parseByExpression(text)) expect.fail(`differs at ${code}`);
    }
  });

  test('reads a number that JavaScript has printed as the same number', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e20, max: 1e20, noNaN: true }), (value) => {
        fc.pre(!String(value).includes('e'));
        expect(parseAmount(String(value))).toBe(value + 0);
      }),
      runs,
    );
  });

  test('ignores commas and white space anywhere', () => {
    const inserted = fc.array(fc.tuple(fc.nat(), separator), { maxLength: 8 });
    fc.assert(
      fc.property(wellFormed, inserted, (text, separators) => {
        let spaced = text;
        for (const [seed, character] of separators) {
          const at = seed % (spaced.length + 1);
          spaced = spaced.slice(0, at) + character + spaced.slice(at);
        }
        expect(parseAmount(spaced)).toBe(parseAmount(text));
      }),
      runs,
    );
  });

  test('multiplies by a thousand for K and by a million for M', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(3), (mantissa, decimals) => {
        const text = (mantissa / 10 ** decimals).toFixed(decimals);
        expect(parseAmount(`${text}K`)).toBe(mantissa * 10 ** (3 - decimals) + 0);
        expect(parseAmount(`${text}m`)).toBe(mantissa * 10 ** (6 - decimals) + 0);
      }),
      runs,
    );
  });
});
