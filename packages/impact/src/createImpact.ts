import { summarizeEntity, type EntitySummary } from './aggregation.ts';
import { parseEntities, type ParseOptions } from './entities.ts';
import type { Unit, Units } from './formatting.ts';
import { serviceName } from './naming.ts';
import { parseAmount, type EntityRecord } from './parsing.ts';
import { prepareRules } from './rules.ts';
import { entityCsv } from './table.ts';
import type { TableTexts } from './tableTexts.ts';

/** The services of a country, and how its figures are read and written. `uae` is one. */
export interface ImpactOptions<Key extends string = string> {
  /**
   * Specifies the services: display names by key, in their order. A key is the ending of four field names, such as
   * `UsingPass`.
   */
  readonly services: Readonly<Record<Key, string>>;
  /** Specifies the units. No figure is converted: without `co2Total`, the total of CO2 has the unit of its fields. */
  readonly units: Omit<Units, 'co2Total'> & { readonly co2Total?: Unit | undefined };
  /** Decides whether the value of a `Using…` field means adopted. @default isAffirmative */
  readonly isAdopted?: ((value: unknown) => boolean) | undefined;
  /** Specifies the locale in which figures are written, as a BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined;
  /**
   * Specifies the locale in which amounts are given as text. They are read with its separators, its words for millions,
   * units, a currency's code or symbol, Arabic digits, and parentheses for a minus. Without it, a text must be a plain
   * number with commas between its groups, and perhaps K or M.
   */
  readonly dataLocale?: string | undefined;
  /** Specifies the text of a total that is unknown or zero. @default 'N/A' */
  readonly notAvailable?: string | undefined;
  /** Replaces the English texts of `entityCsv`. */
  readonly table?: TableTexts | undefined;
}

/** Functions for the figures of one country in one language. They accept any data and never throw. */
export interface Impact<Key extends string = string> {
  /** The keys of the services, in order. Their number is the denominator of every adoption figure. */
  readonly serviceKeys: readonly Key[];
  /**
   * Gives the display name of a service by its key: `'SDWANasaService'` gives `'SD-WAN as a Service'`.
   *
   * A key that is not one of `serviceKeys` is split at its capital letters, and every `asa` in it becomes
   * ` as a `: `'CloudStorageasaService'` gives `'Cloud Storage as a Service'`. A run of capitals and digits is one word,
   * but its last capital begins the next word if a lower-case letter follows: `'UAEPortal'` gives `'UAE Portal'` and
   * `'Web3Portal'` gives `'Web3 Portal'`. Anything that is not a string gives `''`.
   */
  readonly serviceName: (key: string) => string;
  /**
   * Returns the entity records in a response from the entities endpoint, or in any other list: the list without members
   * that are not plain records (null, numbers, strings, arrays, class instances). The records are neither changed nor
   * copied, and those without a name are kept.
   *
   * Anything that is not an array gives an empty list, because a missing response is not an error.
   */
  readonly parseEntities: (value: unknown, options?: ParseOptions) => readonly EntityRecord[];
  /**
   * Reads a saving as a finite number, never `-0`, in the unit of its field.
   *
   * - A finite number gives itself.
   * - A string, once commas and white space are removed, must be a decimal number with an optional sign and an optional
   *   suffix, K for thousands or M for millions, in either case: `'1,200'` gives 1200, `'2.5 k'` gives 2500. With a
   *   `dataLocale`, it is read as it is written there.
   * - Everything else gives 0: other strings (`'12abc'`, `'1e3'`, `'0x10'`), numbers too large to be finite, null,
   *   booleans, bigints, objects.
   */
  readonly parseAmount: (value: unknown) => number;
  /**
   * Summarises one entity: its adopted services and their savings. Only the record's own fields are read, and fields of
   * unknown services are ignored. Anything that is not a record has adopted nothing.
   *
   * Sums are exact for amounts with up to two decimals (0.1 and 0.2 make 0.3) and accurate to fifteen digits otherwise,
   * whatever the order of the services. A sum too large to be finite is 0.
   */
  readonly summarizeEntity: (record: EntityRecord) => EntitySummary<Key>;
  /**
   * Writes one entity as a table for spreadsheets: comma-separated values (RFC 4180) in UTF-8 with a byte order mark, so
   * that Arabic names open correctly.
   *
   * There is a row for each service and a row of totals. Each amount appears twice: as in the record, and as read by
   * `parseAmount`. The second is empty for services that are not adopted, so each column adds up to its total.
   *
   * Names and values may come from strangers, so cells that a spreadsheet would run as formulas get an apostrophe: see
   * `writeCsv`. Anything that is not a record is treated as an entity that has adopted nothing.
   */
  readonly entityCsv: (record: EntityRecord) => string;
  /**
   * Writes a figure in full, with at most two decimals: `1234567.891` gives `'1,234,567.89'`. Anything that is not a
   * finite number gives `'0'`.
   */
  readonly formatNumber: (value: number) => string;
  /**
   * Writes a figure in compact notation with at most one decimal: `2_600_000` gives `'2.6M'`. Anything that is not a
   * finite number gives `'0'`.
   */
  readonly formatCompact: (value: number) => string;
  /** Writes a figure in full with its unit: `formatAmount(1200, 'cost')` gives `'1,200 AED'`. */
  readonly formatAmount: (value: number, unit: keyof Units) => string;
  /**
   * Writes a total in compact notation with its unit: `formatTotal(2_600_000, 'cost')` gives `'2.6M AED'`. Zero and
   * anything that is not a finite number give `notAvailable`. A total that merely rounds to zero is not zero: 0.04 gives
   * `'0 AED'`.
   */
  readonly formatTotal: (value: number, unit: keyof Units) => string;
}

/**
 * Creates the functions for the figures of a country in one language: `createImpact(uae.en)`. Functions that depend on
 * neither, such as `createEntitySearch`, stand on their own.
 *
 * @throws RangeError if a locale is not a language tag.
 */
export function createImpact<const Key extends string>(options: ImpactOptions<Key>): Impact<Key> {
  const rules = prepareRules(options);
  return {
    serviceKeys: rules.services.map(({ key }) => key),
    serviceName: (key) => serviceName(key, rules.names),
    parseEntities: (value, how) => parseEntities(value, rules, how),
    parseAmount: (value) => parseAmount(value, rules.toPlain),
    summarizeEntity: (record) => summarizeEntity(record, rules),
    entityCsv: (record) => entityCsv(record, rules),
    ...rules.formatting,
  };
}
