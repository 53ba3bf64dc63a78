import type { LocalizedText, SavingsMeasure, SavingsRow } from '@showcase/ui';

/** A total of an entity, as a MetricCard shows it. */
export interface ImpactTotal {
  /** The label: what the figure counts. */
  readonly label: LocalizedText | string;
  /** The figure with its unit. */
  readonly value: string;
  /** The figure in full, when `value` is compact. */
  readonly exact?: string | undefined;
}

/** The digital impact of one entity, as shown on paper and on a wall. */
export interface ImpactFigures {
  /** Specifies what the figures are about, above the name. */
  readonly subject: LocalizedText | string;
  /** Specifies the name of the entity. */
  readonly name: string;
  /** Specifies how many services are adopted. */
  readonly adopted: number;
  /** Specifies how many services there are. */
  readonly total: number;
  /** Specifies the percentage shown, already rounded. */
  readonly percentage: number;
  /** Specifies the totals, in order; three fit best. */
  readonly totals: readonly ImpactTotal[];
  /** Specifies the adopted services and what each saves, in any order. */
  readonly services: readonly SavingsRow[];
  /** Specifies the measures of the savings, with their units; the first one sorts the services. */
  readonly measures: readonly [SavingsMeasure, ...SavingsMeasure[]];
  /** Specifies the names of the services that aren't adopted, in order. */
  readonly notAdopted: readonly (LocalizedText | string)[];
  /** Specifies the absolute address of these figures for a phone. Without it, there's no QR code. */
  readonly address?: string | undefined;
}

/** The saving of a service in a measure. */
export const savingOf = ({ savings }: SavingsRow, { id }: SavingsMeasure): number =>
  savings[id] ?? 0;

/** The services, sorted by a measure, the largest saving first. */
export const sortedBy = (services: readonly SavingsRow[], measure: SavingsMeasure) =>
  services.toSorted((a, b) => savingOf(b, measure) - savingOf(a, measure));

/** The length of a bar, from 0 to 100. The measure's largest saving has 100; a loss has no bar. */
export function shareOf(saving: number, services: readonly SavingsRow[], measure: SavingsMeasure) {
  const largest = Math.max(...services.map((service) => savingOf(service, measure)));
  return largest > 0 ? Math.max(0, (saving / largest) * 100) : 0;
}

/**
 * What each value lacks to have as many decimals as the others: '.28' for '3,500,000' next to '2,409,196.28'. Digits are
 * equally wide.
 */
export function missingDecimals(values: readonly string[]): readonly string[] {
  const decimals = values.map((value) => /\.\d+$/.exec(value)?.[0] ?? '');
  const most = decimals.reduce((long, each) => (each.length > long.length ? each : long), '');
  return decimals.map(({ length }) => most.slice(length));
}

/** The length class of a name: a long one is set smaller. */
export const lengthOf = (name: string): 'short' | 'medium' | 'long' =>
  name.length > 80 ? 'long' : name.length > 34 ? 'medium' : 'short';

/** The number of services, rounded up to 5, 10, 15 and so on. The fewer there are, the larger they're set. */
export const roundedRows = ({ length }: readonly SavingsRow[]): number => Math.ceil(length / 5) * 5;
