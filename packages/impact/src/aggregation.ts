import {
  entityName,
  readAmount,
  readField,
  withOwnFieldsOnly,
  type EntityRecord,
} from './parsing.ts';
import { specified, type Rules, type TotalName } from './rules.ts';
import type { ServiceKey } from './services.ts';
import { fromHundredths, largestOf, sumAmounts, toHundredths } from './summing.ts';

/** The savings of an entity from one adopted service in a year. */
export interface ServiceSaving<Key extends string = ServiceKey> {
  /** The key of the service. */
  readonly serviceKey: Key;
  /** The display name of the service. */
  readonly serviceName: string;
  /** In the unit of cost, which is AED by default. */
  readonly costSaved: number;
  /** In the unit of time, which is hours by default. */
  readonly timeSaved: number;
  /** In the unit of CO2, which is kilograms by default. */
  readonly co2Reduced: number;
}

/** The dashboard's figures for one entity. */
export interface EntitySummary<Key extends string = ServiceKey> {
  /** The name as given; undefined if the entity has none. */
  readonly entityName: string | undefined;
  /** In the order of the services. */
  readonly adoptedServices: readonly ServiceSaving<Key>[];
  /** Display names, in the order of the services. */
  readonly notAdoptedServices: readonly string[];
  /** How many services the entity has adopted. */
  readonly adoptedCount: number;
  /** How many services there are. */
  readonly totalServices: number;
  /** The share of adopted services: a whole number from 0 to 100. */
  readonly adoptedPercentage: number;
  /** The sum over all adopted services; always finite. */
  readonly costSaved: number;
  /** The sum over all adopted services; always finite. */
  readonly timeSaved: number;
  /** The sum of the CO2 figures over all adopted services, not converted; always finite. */
  readonly co2Reduced: number;
  /** For example `'2.6M AED'`, or `'N/A'`. */
  readonly totalCostSaved: string;
  /** For example `'8K Hours'`, or `'N/A'`. */
  readonly totalTimeSavedGov: string;
  /** For example `'5.3 Tonnes'`, or `'N/A'`: `co2Reduced` with another unit, see `UNITS`. */
  readonly totalCo2Reduced: string;
}

/**
 * Summarises one entity: its adopted services and their savings.
 *
 * A service counts as adopted if its `Using…` field is truthy in JavaScript: `'false'`, `'0'` and `[]` count, `''`
 * does not. Only the record's own fields are read, and fields of unknown services are ignored. Amounts are read by
 * `parseAmount`. Anything that is not a record has adopted nothing.
 *
 * Sums are exact for amounts with up to two decimals (0.1 and 0.2 make 0.3) and accurate to fifteen digits otherwise,
 * whatever the order of the services. A sum too large to be finite is 0.
 */
export function summarizeEntity(record: EntityRecord): EntitySummary {
  return summarize(record, specified);
}

/** @internal */
export function summarize<Key extends string>(
  record: EntityRecord,
  rules: Rules<Key>,
): EntitySummary<Key> {
  const { services } = rules;
  const largest = largestOf(services.length);
  const fields = withOwnFieldsOnly(record);
  const adoptedServices: ServiceSaving<Key>[] = [];
  const notAdoptedServices: string[] = [];
  let cost = 0;
  let time = 0;
  let co2 = 0;

  for (const service of services) {
    if (!rules.isAdopted(readField(fields, service.using))) {
      notAdoptedServices.push(service.name);
      continue;
    }
    const costSaved = readAmount(readField(fields, service.cost), rules.toPlain);
    const timeSaved = readAmount(readField(fields, service.time), rules.toPlain);
    const co2Reduced = readAmount(readField(fields, service.co2), rules.toPlain);
    cost += toHundredths(costSaved, largest);
    time += toHundredths(timeSaved, largest);
    co2 += toHundredths(co2Reduced, largest);
    adoptedServices.push({
      serviceKey: service.key,
      serviceName: service.name,
      costSaved,
      timeSaved,
      co2Reduced,
    });
  }

  const sumOf = (figure: Figure) =>
    sumAmounts(
      adoptedServices.map((saving) => saving[figure]),
      largest,
    );
  const share = services.length === 0 ? 0 : adoptedServices.length / services.length;
  return withTotals(rules.totals, {
    entityName: entityName(fields),
    adoptedServices,
    notAdoptedServices,
    adoptedCount: adoptedServices.length,
    totalServices: services.length,
    adoptedPercentage: Math.round(share * 100),
    costSaved: fromHundredths(cost) ?? sumOf('costSaved'),
    timeSaved: fromHundredths(time) ?? sumOf('timeSaved'),
    co2Reduced: fromHundredths(co2) ?? sumOf('co2Reduced'),
  });
}

type Figure = 'costSaved' | 'timeSaved' | 'co2Reduced';

/** Adds the formatted totals as getters, so that a total that is never shown is never formatted. */
function withTotals<Key extends string>(
  totals: Rules['totals'],
  summary: Omit<EntitySummary<Key>, TotalName>,
): EntitySummary<Key> {
  // An object literal would create the getters again for every summary, at three times the cost.
  for (const { name, descriptor } of totals) Reflect.defineProperty(summary, name, descriptor);
  return summary as EntitySummary<Key>;
}
