/** How amounts are written as text. */
export interface Notation {
  /** The decimal separator. The other of the two signs groups digits. */
  readonly decimal: '.' | ',';
  /** Texts allowed before or after the number. */
  readonly units: readonly string[];
  /** The locale whose currency symbols are allowed, too, such as `'د.إ.'`. */
  readonly locale: string;
}

/** The decimal separator of a locale, as written with Latin digits. */
export function decimalOf(locale: string): '.' | ',' {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** Direction marks and other invisible characters. */
const INVISIBLE = /\p{Cf}/gu;
const SIGN = /^[-+\u2212]?/;
/** Accountants write negative amounts in parentheses. */
const IN_PARENTHESES = /^\((.*)\)$/s;
/** Arabic-Indic and Persian digits, each in the order of their values. */
const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** A currency's code of ISO 4217, before or after the number. */
const CURRENCY_CODE = /^([A-Z]{3})(?![A-Za-z])|(?<![A-Za-z])([A-Z]{3})$/;
/** A number without a currency's symbol. */
const BARE = /^[^\p{L}\p{Sc}]*[km]?$/iu;
/** Currency signs, and the signs that group digits in any notation. */
const SKIPPED = /[\p{Sc}\s'’\u066c]/gu;

/**
 * Makes a function that rewrites an amount as `parseAmount` reads it: `'€ 1.200,50'` becomes `'1200.50'` if the decimal
 * separator is a comma. Anything else stays unreadable.
 */
export function plainWriter({ decimal, units, locale }: Notation): (text: string) => string {
  const names = units.map((unit) => visible(unit).toLowerCase()).filter((unit) => unit !== '');
  const grouping = decimal === ',' ? '.' : ',';
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  const withoutCode = (text: string) =>
    text.replace(CURRENCY_CODE, (code) => (currencies.has(code) ? '' : code));
  const withoutSymbol = symbolRemover(locale);
  return (text) => {
    const amount = withMinus(visible(text));
    const [sign] = SIGN.exec(amount) ?? [''];
    const named = amount.slice(sign.length).trim();
    const number = withMinus(withoutSymbol(withoutCode(withoutUnit(named, names)).trim()));
    return (sign + number)
      .replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(SKIPPED, '')
      .replaceAll(grouping, '')
      .replaceAll(decimal, '.')
      .replaceAll('\u066b', '.')
      .replaceAll('\u2212', '-');
  };
}

function visible(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

function withMinus(text: string): string {
  return text.replace(IN_PARENTHESES, '-$1');
}

function withoutUnit(text: string, names: readonly string[]): string {
  const lower = text.toLowerCase();
  for (const name of names) {
    if (lower.startsWith(name)) return text.slice(name.length);
    if (lower.endsWith(name)) return text.slice(0, -name.length);
  }
  return text;
}

/** Makes a function that removes a currency's symbol. They are many, so they are collected at the first need. */
function symbolRemover(locale: string): (text: string) => string {
  let symbols: readonly string[] | undefined;
  return (text) => {
    if (BARE.test(text)) return text;
    symbols ??= symbolsOf(locale);
    // Some symbols contain a space, and there are several kinds.
    const compact = text.replace(/\s/g, '');
    for (const symbol of symbols) {
      if (compact.startsWith(symbol)) return compact.slice(symbol.length);
      if (compact.endsWith(symbol)) return compact.slice(0, -symbol.length);
    }
    return text;
  };
}

/**
 * The symbols of all currencies in a locale, the longest first, each with its final dot and without. Not the narrow ones,
 * which are ambiguous: in English `'5KM'` could mean marks. A bare K or M means thousands or millions.
 */
function symbolsOf(locale: string): readonly string[] {
  const symbols = new Set<string>();
  for (const currency of Intl.supportedValuesOf('currency')) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const written = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
    const symbol = written.replace(/[\p{Cf}\s]/gu, '');
    symbols.add(symbol).add(symbol.replace(/\.$/, ''));
  }
  return [...symbols]
    .filter((symbol) => !/^[km]?$/i.test(symbol))
    .sort((a, b) => b.length - a.length);
}
