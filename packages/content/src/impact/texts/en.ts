import { SERVICE_NAMES, TABLE_TEXTS, UNITS, type ServiceKey } from '@showcase/impact';

/**
 * A unit after a number, by the number's plural category; `other` also follows a word such as 'million'. One and two are
 * whole texts, because not every language writes a numeral there.
 */
const always = (unit: string) => ({
  one: `1 ${unit}`,
  two: `2 ${unit}`,
  few: unit,
  many: unit,
  other: unit,
});

/** How figures are written (docs/product.md, Impact dashboard). */
export const en = {
  /** The names of the services, by their keys. */
  services: SERVICE_NAMES as Readonly<Record<ServiceKey, string>>,
  units: {
    cost: always(UNITS.cost),
    time: always(UNITS.time),
    co2: always(UNITS.co2),
    co2Total: always(UNITS.co2Total),
  },
  /** A total that is unknown or zero. */
  notAvailable: 'N/A',
  /** The texts of the file that 'Download' saves. */
  table: TABLE_TEXTS,
};
