/** The largest integer whose sum over all services is still exact. */
export function largestOf(services: number): number {
  return Number.MAX_SAFE_INTEGER / services;
}

/**
 * Returns an amount in whole hundredths, which sum without rounding errors in any order. Returns NaN, which makes the
 * sum NaN, if the amount has more decimals or is larger than `largest`.
 */
export function toHundredths(amount: number, largest: number): number {
  const hundredths = Math.round(amount * 100);
  return hundredths / 100 === amount && Math.abs(hundredths) <= largest ? hundredths : NaN;
}

/** Converts a sum of hundredths to an amount; undefined if the sum is NaN. */
export function fromHundredths(sum: number): number | undefined {
  return Number.isNaN(sum) ? undefined : sum / 100;
}

/**
 * Sums one amount per service, of any size and with any number of decimals, independently of their order and without
 * visible rounding errors. A sum too large to be finite is 0.
 */
export function sumAmounts(amounts: readonly number[], largest: number): number {
  return sumOfParts(amounts, largest) ?? sumOfDecimals(amounts);
}

const PARTS = 2 ** 47;

/**
 * Sums whole numbers and fractions separately, both as exact integers, and keeps the 15 digits that are certain.
 * Undefined if fewer are certain, as with tiny, huge or negative amounts.
 */
function sumOfParts(amounts: readonly number[], largest: number): number | undefined {
  let whole = 0;
  let parts = 0;
  for (const amount of amounts) {
    if (amount !== 0 && !(amount >= 0.001 && amount <= largest)) return undefined;
    const integer = Math.floor(amount);
    whole += integer;
    parts += Math.round((amount - integer) * PARTS);
  }
  return Number((whole + parts / PARTS).toPrecision(15));
}

/** Sums the amounts as written, in integers of any length: exact, but far slower. */
function sumOfDecimals(amounts: readonly number[]): number {
  const decimals = amounts.map(toDecimal);
  const smallest = Math.min(...decimals.map(({ exponent }) => exponent));
  const sum = decimals
    .map(({ mantissa, exponent }) => mantissa * 10n ** BigInt(exponent - smallest))
    .reduce((partial, term) => partial + term);
  const nearest = Number(`${sum}e${smallest}`);
  return Number.isFinite(nearest) ? nearest : 0;
}

/** Splits an amount as written: `mantissa` times ten to the power of `exponent`. */
function toDecimal(amount: number): { mantissa: bigint; exponent: number } {
  const [digits = '0', power = '0'] = amount.toExponential().split('e');
  const [, fraction = ''] = digits.split('.');
  return { mantissa: BigInt(digits.replace('.', '')), exponent: Number(power) - fraction.length };
}
