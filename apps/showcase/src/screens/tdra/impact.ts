import { createImpact, type EntityRecord, type EntitySummary } from '@showcase/impact';
import { localeOf, useLanguage, type Language } from '@showcase/ui';
import { impactTexts } from '@showcase/content/impact';
import { textsIn } from '@showcase/content/localize';

type Unit = keyof typeof impactTexts.units;

interface Total {
  readonly value: string;
  readonly exact: string;
}

/** The figures of entities in a language. */
export interface Impact {
  /** Like the function of `@showcase/impact`. Its own totals are in English: use `total`. */
  readonly summarizeEntity: (record: EntityRecord) => EntitySummary;
  /** Like the function of `@showcase/impact`. */
  readonly entityCsv: (record: EntityRecord) => string;
  /** An amount in full: `1,234.5`. */
  readonly number: (amount: number) => string;
  /** An amount in full with its unit: `1,200 AED`. */
  readonly amount: (unit: Unit, amount: number) => string;
  /** A total in compact notation with its unit, `2.6M AED`, and in full; both are 'N/A' if it is zero. */
  readonly total: (unit: Unit, amount: number) => Total;
}

const byLanguage = new Map<Language, Impact>();

/** The figures in the page's language. */
export function useImpact(): Impact {
  const language = useLanguage();
  const known = byLanguage.get(language) ?? impactIn(language);
  byLanguage.set(language, known);
  return known;
}

/** Amounts are read in the same way in every language: only texts and formats differ. */
export function impactIn(language: Language): Impact {
  const { services, notAvailable, table, units } = textsIn(impactTexts, language);
  const { cost, time, co2, co2Total } = units;
  const { summarizeEntity, entityCsv } = createImpact({
    services,
    units: {
      cost: cost.other,
      time: time.other,
      co2: co2.other,
      co2Total: co2Total.other,
    },
    notAvailable,
    table,
  });
  const locale = localeOf(language);
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const plurals = { plain: pluralsOf(locale, 2), compact: pluralsOf(locale, 1) };

  const number = (amount: number) => plain.format(finite(amount));
  const unitAfter = (forms: (typeof units)[Unit], category: Intl.LDMLPluralRule) =>
    category === 'few' || category === 'many' ? forms[category] : forms.other;
  /** A number with its unit; one and two have texts of their own. */
  const counted = (unit: Unit, amount: number, text: string, category: Intl.LDMLPluralRule) => {
    if (amount === 1) return units[unit].one;
    return amount === 2 ? units[unit].two : `${text} ${unitAfter(units[unit], category)}`;
  };

  const exact = (unit: Unit, amount: number) =>
    counted(unit, amount, number(amount), plurals.plain.select(finite(amount)));

  return {
    summarizeEntity,
    entityCsv,
    number,
    amount: exact,
    total: (unit, amount) => {
      if (finite(amount) === 0) return { value: notAvailable, exact: notAvailable };
      const parts = compact.formatToParts(amount);
      // A figure ends at its first space, which Arabic formats make a no-break one.
      const text = parts.map(({ value }) => value.replace('\u00A0', ' ')).join('');
      // After a word for thousands or millions, the unit doesn't depend on the number.
      const hasWord = parts.some(({ type }) => type === 'compact');
      const category = hasWord ? 'other' : plurals.compact.select(amount);
      return {
        value: counted(unit, amount, text, category),
        exact: exact(unit, amount),
      };
    },
  };
}

const pluralsOf = (locale: string, maximumFractionDigits: number) =>
  new Intl.PluralRules(locale, { maximumFractionDigits });

/** Adding 0 turns -0 into 0. */
const finite = (amount: number) => (Number.isFinite(amount) ? amount + 0 : 0);
