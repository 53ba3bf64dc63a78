/** The units in which figures are shown. */
export interface Units {
  /** The unit of cost savings. */
  readonly cost: string;
  /** The unit of time savings. */
  readonly time: string;
  /** The unit of one service's CO2. */
  readonly co2: string;
  /** The unit of the total CO2. The number is not converted. */
  readonly co2Total: string;
}

/**
 * The units of the default figures. The unit of CO2 differs between services and totals, but the number is not
 * converted, because the figures are specified that way: nothing is divided by 1,000.
 */
export const UNITS = /* @__PURE__ */ Object.freeze({
  cost: 'AED',
  time: 'Hours',
  co2: 'KGs',
  co2Total: 'Tonnes',
} as const) satisfies Units;

/**
 * The formatters of a locale. Creating one costs a hundred times as much as using it, so each is created once.
 *
 * @internal
 */
export interface Formatters {
  readonly grouped: Intl.NumberFormat;
  readonly compact: Intl.NumberFormat;
}

/**
 * Makes the formatters of a locale.
 *
 * @internal
 */
export function formattersOf(locale: string): Formatters {
  return {
    grouped: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    compact: new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  };
}

/** @internal */
export const english: Formatters = /* @__PURE__ */ formattersOf('en');

/**
 * Formats a figure in full, with English grouping and at most two decimals: `1234567.891` gives `'1,234,567.89'`.
 * Anything that is not a finite number gives `'0'`.
 */
export function formatNumber(value: number): string {
  return formatWith(english.grouped, value);
}

/**
 * Formats a figure in English compact notation with at most one decimal: `2_600_000` gives `'2.6M'`.
 * Anything that is not a finite number gives `'0'`.
 */
export function formatCompact(value: number): string {
  return formatWith(english.compact, value);
}

/**
 * Formats a total in compact notation with its unit: `formatTotal(2_600_000, UNITS.cost)` gives `'2.6M AED'`.
 * Zero and anything that is not a finite number give `'N/A'`. A total that merely rounds to zero is not zero: 0.04
 * gives `'0 AED'`. A unit that is not a string is left out.
 */
export function formatTotal(value: number, unit: string): string {
  return totalWith(english.compact, value, unit);
}

/** @internal */
export const NOT_AVAILABLE = 'N/A';

/** @internal */
export function totalWith(
  formatter: Intl.NumberFormat,
  value: number,
  unit: string,
  notAvailable = NOT_AVAILABLE,
): string {
  if (!Number.isFinite(value) || value === 0) return notAvailable;
  const text = formatWith(formatter, value);
  return typeof unit === 'string' ? `${text} ${unit}` : text;
}

/** @internal */
export function formatWith(formatter: Intl.NumberFormat, value: number): string {
  if (!Number.isFinite(value)) return '0';
  const text = formatter.format(value);
  return value <= 0 && text === formatter.format(-0) ? formatter.format(0) : text;
}
