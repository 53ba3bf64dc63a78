import {
  entityName,
  parseAmount,
  readField,
  withOwnFieldsOnly,
  type EntityRecord,
} from './parsing.ts';
import type { Rules } from './rules.ts';
import { fromHundredths, largestOf, sumAmounts, toHundredths } from './summing.ts';

/** The savings of an entity from one adopted service in a year. */
export interface ServiceSaving<Key extends string = string> {
  /** The key of the service. */
  readonly serviceKey: Key;
  /** The display name of the service. */
  readonly serviceName: string;
  /** In the unit of cost. */
  readonly costSaved: number;
  /** In the unit of time. */
  readonly timeSaved: number;
  /** In the unit of CO2. */
  readonly co2Reduced: number;
}

/** The dashboard's figures for one entity. */
export interface EntitySummary<Key extends string = string> {
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
  /** For example `'5.3 Tonnes'`, or `'N/A'`: `co2Reduced` in the unit `co2Total`. */
  readonly totalCo2Reduced: string;
}

/** Summarises one entity: see `Impact`. */
export function summarizeEntity<Key extends string>(
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
    const costSaved = parseAmount(readField(fields, service.cost), rules.toPlain);
    const timeSaved = parseAmount(readField(fields, service.time), rules.toPlain);
    const co2Reduced = parseAmount(readField(fields, service.co2), rules.toPlain);
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
  const { formatTotal } = rules.formatting;
  const costSaved = fromHundredths(cost) ?? sumOf('costSaved');
  const timeSaved = fromHundredths(time) ?? sumOf('timeSaved');
  const co2Reduced = fromHundredths(co2) ?? sumOf('co2Reduced');
  return {
    entityName: entityName(fields),
    adoptedServices,
    notAdoptedServices,
    adoptedCount: adoptedServices.length,
    totalServices: services.length,
    adoptedPercentage: Math.round(share * 100),
    costSaved,
    timeSaved,
    co2Reduced,
    // Writing a total takes longer than reading an entity, and most are never shown.
    get totalCostSaved() {
      return formatTotal(costSaved, 'cost');
    },
    get totalTimeSavedGov() {
      return formatTotal(timeSaved, 'time');
    },
    get totalCo2Reduced() {
      return formatTotal(co2Reduced, 'co2Total');
    },
  };
}

type Figure = 'costSaved' | 'timeSaved' | 'co2Reduced';
