import type { ImpactOptions } from './createImpact.ts';
import { createFormatting, type Formatting, type Units } from './formatting.ts';
import { isAffirmative } from './isAffirmative.ts';
import { decimalOf, plainWriter } from './notation.ts';
import { TABLE_TEXTS, type TableTexts } from './tableTexts.ts';

/** A service and its fields in a record. */
interface Service<Key extends string = string> {
  readonly key: Key;
  readonly name: string;
  readonly using: string;
  readonly cost: string;
  readonly time: string;
  readonly co2: string;
}

/** The options of `createImpact`, prepared once: most functions take them as `rules`. */
export interface Rules<Key extends string = string> {
  readonly names: Readonly<Record<Key, string>>;
  readonly services: readonly Service<Key>[];
  readonly units: Units;
  readonly formatting: Formatting;
  readonly table: TableTexts;
  readonly isAdopted: (value: unknown) => boolean;
  /** The decimal separator of amounts given as text. The other of the two signs groups digits. */
  readonly decimal: '.' | ',';
  /** Rewrites an amount for `parseAmount`; undefined if that isn't needed. */
  readonly toPlain: ((text: string) => string) | undefined;
}

export function prepareRules<Key extends string>({
  services,
  isAdopted = isAffirmative,
  units: { cost, time, co2, co2Total = co2 },
  locale = 'en',
  notAvailable = 'N/A',
  table = TABLE_TEXTS,
  dataLocale,
}: ImpactOptions<Key>): Rules<Key> {
  const units = { cost, time, co2, co2Total };
  return {
    names: services,
    // Building four field names per service and record takes longer than reading the fields.
    services: (Object.keys(services) as Key[]).map((key) => ({
      key,
      name: services[key],
      using: `Using${key}`,
      cost: `Annualcostsaving${key}`,
      time: `Annualtimesaving${key}`,
      co2: `AnnualCo2reductions${key}`,
    })),
    units,
    formatting: createFormatting(locale, units, notAvailable),
    table,
    isAdopted,
    decimal: dataLocale === undefined ? '.' : decimalOf(dataLocale),
    toPlain: dataLocale === undefined ? undefined : plainWriter(dataLocale, Object.values(units)),
  };
}
