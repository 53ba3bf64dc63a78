/**
 * A text after a number, such as `'AED'`, or whole texts by the plural categories of `Intl.PluralRules`, in which
 * `{number}` stands for the number: `{ one: 'درهم واحد', few: '{number} دراهم', other: '{number} درهم' }`. A missing
 * category has the text of `other`.
 */
export type Unit = string | UnitForms;

type UnitForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The units in which figures are shown. No figure is ever converted. */
export interface Units {
  /** The unit of cost savings. */
  readonly cost: Unit;
  /** The unit of time savings. */
  readonly time: Unit;
  /** The unit of one service's CO2. */
  readonly co2: Unit;
  /** The unit of the total CO2. */
  readonly co2Total: Unit;
}

/** Writes figures in one language. */
export interface Formatting {
  /** See `Impact`. */
  readonly formatNumber: (value: number) => string;
  /** See `Impact`. */
  readonly formatCompact: (value: number) => string;
  /** See `Impact`. */
  readonly formatAmount: (value: number, unit: keyof Units) => string;
  /** See `Impact`. */
  readonly formatTotal: (value: number, unit: keyof Units) => string;
}

/** Prepares the formats of a locale: creating one costs a hundred times as much as using it. */
export function createFormatting(locale: string, units: Units, notAvailable: string): Formatting {
  const plain = notationOf(locale, { maximumFractionDigits: 2 });
  const compact = notationOf(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const write = ({ format, plurals }: Notation, value: number, unit: keyof Units) => {
    const { text, hasWord } = format(value);
    // After a word such as 'million', the unit doesn't depend on the number. A text without it would hide a minus.
    const category = hasWord || value < 0 ? 'other' : plurals.select(value);
    const forms = formsOf(units[unit]);
    return (forms[category] ?? forms.other).replace(NUMBER, () => text);
  };
  return {
    formatNumber: (value) => plain.format(finite(value)).text,
    formatCompact: (value) => compact.format(finite(value)).text,
    formatAmount: (value, unit) => write(plain, finite(value), unit),
    formatTotal: (value, unit) =>
      finite(value) === 0 ? notAvailable : write(compact, value, unit),
  };
}

interface Notation {
  readonly format: (value: number) => { readonly text: string; readonly hasWord: boolean };
  readonly plurals: Intl.PluralRules;
}

function notationOf(locale: string, options: Intl.NumberFormatOptions): Notation {
  const numbers = new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });
  const { maximumFractionDigits = 0 } = options;
  return {
    plurals: new Intl.PluralRules(locale, { maximumFractionDigits }),
    format: (value) => {
      const parts = numbers.formatToParts(value);
      const hasWord = parts.some(({ type }) => type === 'compact');
      // What comes before the first space is shown large, and a line may end there: not at a no-break space.
      const text = parts
        .map(({ type, value: part }) => (type === 'literal' ? part.replace('\u00a0', ' ') : part))
        .join('');
      return { text, hasWord };
    },
  };
}

/** Where a number stands in the text of a unit. */
export const NUMBER = '{number}';

/** The texts of a unit by plural category. */
export function formsOf(unit: Unit): UnitForms {
  return typeof unit === 'string' ? { other: `${NUMBER} ${unit}` } : unit;
}

/** The name of a unit on its own. */
export function unitName(unit: Unit): string {
  return formsOf(unit).other.replace(NUMBER, '').trim();
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
