/**
 * The units in which figures are shown. The unit of CO2 changes from service to total but the number does not, because
 * the figures are given that way: nothing is divided by 1,000.
 */
export const UNITS = Object.freeze({
  cost: 'AED',
  time: 'Hours',
  co2: 'KGs',
  co2Total: 'Tonnes',
} as const);

// Creating a formatter costs a hundred times as much as using it, so both are created once.
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/**
 * Formats a figure in full, with English grouping and at most two decimals: `1234567.891` gives `'1,234,567.89'`.
 * Anything that is not a finite number gives `'0'`.
 */
export function formatNumber(value: number): string {
  return formatWith(grouped, value);
}

/**
 * Formats a figure in English compact notation with at most one decimal: `2_600_000` gives `'2.6M'`.
 * Anything that is not a finite number gives `'0'`.
 */
export function formatCompact(value: number): string {
  return formatWith(compact, value);
}

/**
 * Formats a total in compact notation with its unit: `formatTotal(2_600_000, UNITS.cost)` gives `'2.6M AED'`.
 * Zero and anything that is not a finite number give `'N/A'`. A total that merely rounds to zero is not zero: 0.04
 * gives `'0 AED'`. A unit that is not a string is left out.
 */
export function formatTotal(value: number, unit: string): string {
  if (!Number.isFinite(value) || value === 0) return 'N/A';
  return typeof unit === 'string' ? `${formatCompact(value)} ${unit}` : formatCompact(value);
}

function formatWith(formatter: Intl.NumberFormat, value: number): string {
  if (!Number.isFinite(value)) return '0';
  const text = formatter.format(value);
  return text === '-0' ? '0' : text;
}
