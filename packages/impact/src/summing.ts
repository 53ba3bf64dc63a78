import { TOTAL_SERVICES } from './services.ts';

/** The largest integer of which one per service still sums to an exact integer. */
const LARGEST = Number.MAX_SAFE_INTEGER / TOTAL_SERVICES;

/**
 * An amount in whole hundredths, which sum without noise and in any order; NaN, which spoils the sum, when the
 * amount has more decimals or is too large.
 */
export function toHundredths(amount: number): number {
  const hundredths = Math.round(amount * 100);
  return hundredths / 100 === amount && Math.abs(hundredths) <= LARGEST ? hundredths : NaN;
}

/** The amount that a sum of hundredths stands for; undefined when the sum is spoiled. */
export function fromHundredths(sum: number): number | undefined {
  return Number.isNaN(sum) ? undefined : sum / 100;
}

/**
 * The sum of one amount per service, of any size and with any number of decimals. It depends on no order and
 * shows no noise; 0 when it is too large to be finite.
 */
export function sumAmounts(amounts: readonly number[]): number {
  return sumOfParts(amounts) ?? sumOfDecimals(amounts);
}

const PARTS = 2 ** 47;

/**
 * Sums whole numbers and fractions apart, both as exact integers, and keeps the 15 digits that are certain.
 * Undefined when fewer are, as with tiny, huge or negative amounts.
 */
function sumOfParts(amounts: readonly number[]): number | undefined {
  let whole = 0;
  let parts = 0;
  for (const amount of amounts) {
    if (amount !== 0 && !(amount >= 0.001 && amount <= LARGEST)) return undefined;
    const integer = Math.floor(amount);
    whole += integer;
    parts += Math.round((amount - integer) * PARTS);
  }
  return Number((whole + parts / PARTS).toPrecision(15));
}

/** Sums the amounts as they are written, in integers of any length: exact, and far slower. */
function sumOfDecimals(amounts: readonly number[]): number {
  const decimals = amounts.map(toDecimal);
  const smallest = Math.min(...decimals.map(({ exponent }) => exponent));
  const sum = decimals
    .map(({ mantissa, exponent }) => mantissa * 10n ** BigInt(exponent - smallest))
    .reduce((partial, term) => partial + term);
  const nearest = Number(`${sum}e${smallest}`);
  return Number.isFinite(nearest) ? nearest : 0;
}

/** An amount as it is written: `mantissa` times ten to the power of `exponent`. */
function toDecimal(amount: number): { mantissa: bigint; exponent: number } {
  const [digits = '0', power = '0'] = amount.toExponential().split('e');
  const [, fraction = ''] = digits.split('.');
  return { mantissa: BigInt(digits.replace('.', '')), exponent: Number(power) - fraction.length };
}
