import {
  english,
  NOT_AVAILABLE,
  totalWith,
  UNITS,
  type Formatters,
  type Units,
} from './formatting.ts';
import { SERVICE_NAMES, type ServiceKey } from './services.ts';
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

/** The differences between countries, prepared once: most functions take rules as their last argument. */
export interface Rules<Key extends string = string> {
  readonly names: Readonly<Record<Key, string>>;
  readonly services: readonly Service<Key>[];
  readonly units: Units;
  readonly formatters: Formatters;
  /** The text of a total that is unknown or zero. */
  readonly notAvailable: string;
  readonly table: TableTexts;
  /** The getters of a summary's formatted totals. */
  readonly totals: readonly { readonly name: TotalName; readonly descriptor: PropertyDescriptor }[];
  readonly isAdopted: (value: unknown) => boolean;
  /** The decimal separator of amounts given as text. The other of the two signs groups digits. */
  readonly decimal: '.' | ',';
  /** Rewrites an amount for `parseAmount`; undefined if that isn't needed. */
  readonly toPlain: ((text: string) => string) | undefined;
}

export type TotalName = 'totalCostSaved' | 'totalTimeSavedGov' | 'totalCo2Reduced';

type Differences<Key extends string> = Omit<Rules<Key>, 'services' | 'totals'>;

export function prepareRules<Key extends string>(differences: Differences<Key>): Rules<Key> {
  const { names, units } = differences;
  return {
    ...differences,
    // Building four field names per service and record takes longer than reading the fields.
    services: (Object.keys(names) as Key[]).map((key) => ({
      key,
      name: names[key],
      using: `Using${key}`,
      cost: `Annualcostsaving${key}`,
      time: `Annualtimesaving${key}`,
      co2: `AnnualCo2reductions${key}`,
    })),
    totals: [
      total(differences, 'totalCostSaved', 'costSaved', units.cost),
      total(differences, 'totalTimeSavedGov', 'timeSaved', units.time),
      total(differences, 'totalCo2Reduced', 'co2Reduced', units.co2Total),
    ],
  };
}

type Figure = 'costSaved' | 'timeSaved' | 'co2Reduced';

type Texts = Pick<Rules, 'formatters' | 'notAvailable'>;

function total(texts: Texts, name: TotalName, figure: Figure, unit: string) {
  const { formatters, notAvailable } = texts;
  const get = function (this: Readonly<Record<Figure, number>>) {
    return totalWith(formatters.compact, this[figure], unit, notAvailable);
  };
  return { name, descriptor: { get, enumerable: true, configurable: true } };
}

/** The rules of the exported functions. */
export const specified: Rules<ServiceKey> = /* @__PURE__ */ prepareRules({
  names: SERVICE_NAMES,
  units: UNITS,
  formatters: english,
  notAvailable: NOT_AVAILABLE,
  table: TABLE_TEXTS,
  isAdopted: Boolean,
  decimal: '.',
  toPlain: undefined,
});
