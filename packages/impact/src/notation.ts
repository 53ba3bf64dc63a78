/** How amounts are written as text. */
export interface Notation {
  /** The decimal separator. The other of the two signs groups digits. */
  readonly decimal: '.' | ',';
  /** Texts allowed before or after the number. */
  readonly units: readonly string[];
}

/** The decimal separator of a locale, as written with Latin digits. */
export function decimalOf(locale: string): '.' | ',' {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** Arabic-Indic and Persian digits, each in the order of their values. */
const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** A currency's code of ISO 4217, before or after the number. */
const CURRENCY_CODE = /^([A-Z]{3})(?![A-Za-z])|(?<![A-Za-z])([A-Z]{3})$/;
/** Currency signs, direction marks, and the signs that group digits in any notation. */
const SKIPPED = /[\p{Sc}\p{Cf}\s'’\u066c]/gu;

/**
 * Makes a function that rewrites an amount as `parseAmount` reads it: `'€ 1.200,50'` becomes `'1200.50'` if the decimal
 * separator is a comma. Anything else stays unreadable.
 */
export function plainWriter({ decimal, units }: Notation): (text: string) => string {
  const names = units.map((unit) => unit.trim().toLowerCase()).filter((unit) => unit !== '');
  const grouping = decimal === ',' ? '.' : ',';
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  const withoutCode = (text: string) =>
    text.replace(CURRENCY_CODE, (code) => (currencies.has(code) ? '' : code));
  return (text) =>
    withoutCode(withoutUnit(text.trim(), names))
      .replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(SKIPPED, '')
      .replaceAll(grouping, '')
      .replaceAll(decimal, '.')
      .replaceAll('\u066b', '.')
      .replaceAll('\u2212', '-');
}

function withoutUnit(text: string, names: readonly string[]): string {
  const lower = text.toLowerCase();
  for (const name of names) {
    if (lower.startsWith(name)) return text.slice(name.length);
    if (lower.endsWith(name)) return text.slice(0, -name.length);
  }
  return text;
}
