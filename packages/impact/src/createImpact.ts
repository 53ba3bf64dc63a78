import { summarize, type EntitySummary } from './aggregation.ts';
import { readEntities, type ParseOptions } from './entities.ts';
import {
  english,
  formattersOf,
  formatWith,
  NOT_AVAILABLE,
  totalWith,
  UNITS,
  type Units,
} from './formatting.ts';
import { nameOf } from './naming.ts';
import { decimalOf, plainWriter } from './notation.ts';
import { readAmount, type EntityRecord } from './parsing.ts';
import { prepareRules, specified, type Rules } from './rules.ts';
import { SERVICE_NAMES, type ServiceKey } from './services.ts';
import { tableOf } from './table.ts';
import { TABLE_TEXTS, type TableTexts } from './tableTexts.ts';

/** The differences from the default figures. Omitted options keep their defaults. */
export interface ImpactOptions<Key extends string = ServiceKey> {
  /** Specifies the services: display names by key, in their order. @default SERVICE_NAMES */
  readonly services?: Readonly<Record<Key, string>> | undefined;
  /**
   * Decides whether the value of a `Using…` field means adopted; `isAffirmative` reads `'FALSE'` and `'No'` as no.
   * @default Boolean
   */
  readonly isAdopted?: ((value: unknown) => boolean) | undefined;
  /**
   * Replaces units. No number is converted: with `services` of your own, the total of CO2 has the unit of its field unless
   * you give another as `co2Total`, which says that the fields hold that unit. @default UNITS
   */
  readonly units?: { readonly [Unit in keyof Units]?: Units[Unit] | undefined } | undefined;
  /** Specifies the text of a total that is unknown or zero. @default 'N/A' */
  readonly notAvailable?: string | undefined;
  /** Replaces the texts of `entityCsv`. @default TABLE_TEXTS */
  readonly table?: TableTexts | undefined;
  /**
   * Specifies the locale of formatted figures, as a BCP 47 tag. If it is given, amounts are read as they are written
   * there, too: with its separators, and with a unit, a currency's code or symbol, Arabic digits, or parentheses for a minus. @default 'en'
   */
  readonly locale?: string | undefined;
  /**
   * Specifies the decimal separator of amounts given as text, if it differs from that of `locale`. The other of the two
   * signs groups digits.
   */
  readonly decimal?: '.' | ',' | undefined;
}

/** The functions of this package for other services, units or notations. Like the exported ones, they never throw. */
export interface Impact<Key extends string = ServiceKey> {
  /** The display names by key. */
  readonly serviceNames: Readonly<Record<Key, string>>;
  /** The keys, in order. */
  readonly serviceKeys: readonly Key[];
  /** The units in which figures are shown. */
  readonly units: Units;
  /** Like the exported `serviceName`. */
  readonly serviceName: (key: string) => string;
  /** Like the exported `parseEntities`. */
  readonly parseEntities: (value: unknown, options?: ParseOptions) => readonly EntityRecord[];
  /** Like the exported `parseAmount`. */
  readonly parseAmount: (value: unknown) => number;
  /** Like the exported `summarizeEntity`. */
  readonly summarizeEntity: (record: EntityRecord) => EntitySummary<Key>;
  /** Like the exported `entityCsv`. */
  readonly entityCsv: (record: EntityRecord) => string;
  /** Like the exported `formatNumber`. */
  readonly formatNumber: (value: number) => string;
  /** Like the exported `formatCompact`. */
  readonly formatCompact: (value: number) => string;
  /** Like the exported `formatTotal`. */
  readonly formatTotal: (value: number, unit: string) => string;
}

/**
 * Creates the functions of this package for the figures of another country. Without options they behave like the
 * exported ones. Functions that don't depend on options, such as the search, are not included; use the exported ones.
 *
 * @throws RangeError if `locale` is not a language tag.
 */
export function createImpact<const Key extends string = ServiceKey>(
  options: ImpactOptions<Key> = {},
): Impact<Key> {
  const rules = rulesOf(options);
  const { names, units, formatters } = rules;
  return {
    serviceNames: names,
    serviceKeys: rules.services.map(({ key }) => key),
    units,
    serviceName: (key) => nameOf(key, names),
    parseEntities: (value, how) => readEntities(value, rules, how),
    parseAmount: (value) => readAmount(value, rules.toPlain),
    summarizeEntity: (record) => summarize(record, rules),
    entityCsv: (record) => tableOf(record, rules),
    formatNumber: (value) => formatWith(formatters.grouped, value),
    formatCompact: (value) => formatWith(formatters.compact, value),
    formatTotal: (value, unit) => totalWith(formatters.compact, value, unit, rules.notAvailable),
  };
}

function rulesOf<Key extends string>(options: ImpactOptions<Key>): Rules<Key> {
  const { services = SERVICE_NAMES, isAdopted = specified.isAdopted, locale } = options;
  const { cost, time, co2, co2Total } = options.units ?? {};
  const units: Units = {
    cost: cost ?? UNITS.cost,
    time: time ?? UNITS.time,
    co2: co2 ?? UNITS.co2,
    // Only the figures of the 25 services are supplied in another unit than their field says.
    co2Total: co2Total ?? (options.services ? (co2 ?? UNITS.co2) : UNITS.co2Total),
  };
  const decimal = options.decimal ?? (locale === undefined ? '.' : decimalOf(locale));
  const isOwnNotation = locale !== undefined || options.decimal !== undefined;
  return prepareRules({
    names: services as Readonly<Record<Key, string>>,
    units,
    notAvailable: options.notAvailable ?? NOT_AVAILABLE,
    table: options.table ?? TABLE_TEXTS,
    formatters: locale === undefined ? english : formattersOf(locale),
    isAdopted,
    decimal,
    toPlain: isOwnNotation
      ? plainWriter({ decimal, units: Object.values(units), locale: locale ?? 'en' })
      : undefined,
  });
}
