/** The units the figures are shown in. The sum of the CO2 figures is shown as tonnes without conversion. */
export const UNITS = Object.freeze({
  cost: 'AED',
  time: 'Hours',
  co2: 'KGs',
  co2Total: 'Tonnes',
} as const);

// Making a formatter costs a hundred times what using it does: these are made once.
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/**
 * A figure in full, with English grouping and at most two decimals: `1234567.891` gives `'1,234,567.89'`
 * (specification, section 2.6, "Numbers use locale grouping"). Anything that is not finite gives `'0'`.
 */
export function formatNumber(value: number): string {
  return formatWith(grouped, value);
}

/**
 * A figure in English compact notation with at most one decimal: `2_600_000` gives `'2.6M'` (specification,
 * section 9). Anything that is not finite gives `'0'`.
 */
export function formatCompact(value: number): string {
  return formatWith(compact, value);
}

/**
 * A total in compact notation with its unit: `formatTotal(2_600_000, UNITS.cost)` gives `'2.6M AED'`.
 * Zero, and anything that is not finite, gives `'N/A'` (specification, section 9).
 * A total that only rounds to zero is not zero: 0.04 gives `'0 AED'`.
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
