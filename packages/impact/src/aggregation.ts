import { formatTotal, UNITS } from './formatting.ts';
import { serviceName } from './naming.ts';
import {
  entityName,
  parseAmount,
  readField,
  withOwnFieldsOnly,
  type EntityRecord,
} from './parsing.ts';
import { SERVICE_KEYS, TOTAL_SERVICES, type ServiceKey } from './services.ts';
import { fromHundredths, sumAmounts, toHundredths } from './summing.ts';

/** What one adopted service saves an entity in a year. */
export interface ServiceSaving {
  /** The key of the service. */
  readonly serviceKey: ServiceKey;
  /** The display name of the service. */
  readonly serviceName: string;
  /** In AED. */
  readonly costSaved: number;
  /** In hours. */
  readonly timeSaved: number;
  /** In kilograms. */
  readonly co2Reduced: number;
}

/** What the dashboard shows about one entity. */
export interface EntitySummary {
  /** The name as given, or undefined if the entity has none. */
  readonly entityName: string | undefined;
  /** In the order of `SERVICE_KEYS`. */
  readonly adoptedServices: readonly ServiceSaving[];
  /** Display names, in the order of `SERVICE_KEYS`. */
  readonly notAdoptedServices: readonly string[];
  /** How many services the entity has adopted. */
  readonly adoptedCount: number;
  /** How many services there are. */
  readonly totalServices: number;
  /** The share of adopted services: a whole number from 0 to 100. */
  readonly adoptedPercentage: number;
  /** The sum over all adopted services, in AED; always finite. */
  readonly costSaved: number;
  /** The sum over all adopted services, in hours; always finite. */
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

// Built once: building four field names per service and record takes longer than reading the fields.
const SERVICES = SERVICE_KEYS.map((key) => ({
  key,
  name: serviceName(key),
  using: `Using${key}`,
  cost: `Annualcostsaving${key}`,
  time: `Annualtimesaving${key}`,
  co2: `AnnualCo2reductions${key}`,
}));

/**
 * Summarises one entity: which services it has adopted and what they save it.
 *
 * A service counts as adopted if its `Using…` field is truthy in JavaScript: `'false'`, `'0'` and `[]` count, `''`
 * does not. Only the record's own fields are read, and fields of unknown services are ignored. Amounts are read by
 * `parseAmount`. Anything that is not a record has adopted nothing.
 *
 * Sums are exact for amounts with up to two decimals (0.1 and 0.2 make 0.3) and accurate to fifteen digits otherwise,
 * whatever the order of the services. A sum too large to be finite is 0.
 */
export function summarizeEntity(record: EntityRecord): EntitySummary {
  const fields = withOwnFieldsOnly(record);
  const adoptedServices: ServiceSaving[] = [];
  const notAdoptedServices: string[] = [];
  let cost = 0;
  let time = 0;
  let co2 = 0;

  for (const service of SERVICES) {
    if (!readField(fields, service.using)) {
      notAdoptedServices.push(service.name);
      continue;
    }
    const costSaved = parseAmount(readField(fields, service.cost));
    const timeSaved = parseAmount(readField(fields, service.time));
    const co2Reduced = parseAmount(readField(fields, service.co2));
    cost += toHundredths(costSaved);
    time += toHundredths(timeSaved);
    co2 += toHundredths(co2Reduced);
    adoptedServices.push({
      serviceKey: service.key,
      serviceName: service.name,
      costSaved,
      timeSaved,
      co2Reduced,
    });
  }

  return withTotals({
    entityName: entityName(fields),
    adoptedServices,
    notAdoptedServices,
    adoptedCount: adoptedServices.length,
    totalServices: TOTAL_SERVICES,
    adoptedPercentage: Math.round((adoptedServices.length / TOTAL_SERVICES) * 100),
    costSaved: fromHundredths(cost) ?? sumOf(adoptedServices, 'costSaved'),
    timeSaved: fromHundredths(time) ?? sumOf(adoptedServices, 'timeSaved'),
    co2Reduced: fromHundredths(co2) ?? sumOf(adoptedServices, 'co2Reduced'),
  });
}

type Figure = 'costSaved' | 'timeSaved' | 'co2Reduced';
type Total = 'totalCostSaved' | 'totalTimeSavedGov' | 'totalCo2Reduced';

function sumOf(savings: readonly ServiceSaving[], figure: Figure): number {
  return sumAmounts(savings.map((saving) => saving[figure]));
}

const TOTALS = [
  total('totalCostSaved', 'costSaved', UNITS.cost),
  total('totalTimeSavedGov', 'timeSaved', UNITS.time),
  total('totalCo2Reduced', 'co2Reduced', UNITS.co2Total),
];

function total(name: Total, figure: Figure, unit: string) {
  const get = function (this: EntitySummary) {
    return formatTotal(this[figure], unit);
  };
  return { name, descriptor: { get, enumerable: true, configurable: true } };
}

/** Adds the formatted totals as getters, so that a total that is never shown is never formatted. */
function withTotals(summary: Omit<EntitySummary, Total>): EntitySummary {
  // Getters in an object literal would be created anew for every summary, at three times the cost.
  for (const { name, descriptor } of TOTALS) Reflect.defineProperty(summary, name, descriptor);
  return summary as EntitySummary;
}
