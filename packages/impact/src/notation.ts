import { formsOf, NUMBER, type Unit } from './formatting.ts';

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
 * Makes a function that rewrites an amount as `parseAmount` reads it: `'€ 1.200,50'` becomes `'1200.50'` if the locale's
 * decimal separator is a comma. Anything else stays unreadable.
 */
export function plainWriter(locale: string, units: readonly Unit[]): (text: string) => string {
  const decimal = decimalOf(locale);
  const grouping = decimal === ',' ? '.' : ',';
  const { names, counted } = unitTextsOf(units);
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  const withoutCode = (text: string) =>
    text.replace(CURRENCY_CODE, (code) => (currencies.has(code) ? '' : code));
  const withoutSymbol = symbolRemover(locale);
  const splitWord = wordSplitter(locale);
  return (text) => {
    const amount = withMinus(visible(text));
    const known = counted.get(amount.toLowerCase());
    if (known !== undefined) return known;
    const [sign] = SIGN.exec(amount) ?? [''];
    const named = amount.slice(sign.length).trim();
    const bare = withoutSymbol(withoutCode(withoutUnit(named, names)).trim());
    const { number, power } = splitWord(withMinus(bare));
    const plain = (sign + number)
      .replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(SKIPPED, '')
      .replaceAll(grouping, '')
      .replaceAll(decimal, '.')
      .replaceAll('\u066b', '.')
      .replaceAll('\u2212', '-');
    return shiftPoint(plain, power);
  };
}

/** The texts of units: names that follow a number, the longest first, and texts that count without one. */
function unitTextsOf(units: readonly Unit[]) {
  const names = new Set<string>();
  const counted = new Map<string, string>();
  const counts: Readonly<Record<string, string>> = { one: '1', two: '2' };
  for (const [category, form] of units.flatMap((unit) => Object.entries(formsOf(unit)))) {
    const count = counts[category];
    const name = visible(form.replace(NUMBER, '')).toLowerCase();
    if (form.includes(NUMBER)) names.add(name);
    else if (count !== undefined) counted.set(name, count);
  }
  names.delete('');
  return { names: [...names].sort((a, b) => b.length - a.length), counted };
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

interface Split {
  readonly number: string;
  /** The power of ten of the word. */
  readonly power: number;
}

/** Makes a function that splits an amount such as `'2.6 million'`. The words are collected at the first need. */
function wordSplitter(locale: string): (text: string) => Split {
  let words: readonly (readonly [string, number])[] | undefined;
  return (text) => {
    if (BARE.test(text)) return { number: text, power: 0 };
    words ??= wordsOf(locale);
    const lower = text.toLowerCase();
    for (const [word, power] of words) {
      if (lower.endsWith(word)) return { number: text.slice(0, -word.length), power };
    }
    return { number: text, power: 0 };
  };
}

/** Numbers of each plural category, in the languages that have them. */
const COUNTS = [1, 1.5, 2, 3, 5, 11, 100];

/** The words for thousands, millions and more in a locale with their powers of ten, the longest first. */
function wordsOf(locale: string): readonly (readonly [string, number])[] {
  const words = new Map<string, number>();
  for (const compactDisplay of ['short', 'long'] as const) {
    const options = { notation: 'compact', compactDisplay, numberingSystem: 'latn' } as const;
    const format = new Intl.NumberFormat(locale, { ...options, useGrouping: false });
    for (let power = 3; power < 15; power++)
      for (const count of COUNTS) {
        const parts = format.formatToParts(count * 10 ** power);
        const word = parts.find(({ type }) => type === 'compact')?.value;
        const shown = Number(parts.find(({ type }) => type === 'integer')?.value ?? 1);
        const shift = Math.round(Math.log10((count * 10 ** power) / shown));
        if (word === undefined) continue;
        const name = visible(word).toLowerCase();
        words.set(name, shift).set(name.replace(/\.$/, ''), shift);
      }
  }
  return [...words].sort(([a], [b]) => b.length - a.length);
}

/** Multiplies a plain number by a power of ten without rounding. Anything else stays unreadable. */
function shiftPoint(plain: string, power: number): string {
  if (power === 0) return plain;
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d+)\.?(\d*)$/.exec(plain) ?? [];
  if (whole === '') return '';
  const digits = fraction.padEnd(power, '0');
  return `${sign}${whole}${digits.slice(0, power)}.${digits.slice(power)}`;
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
