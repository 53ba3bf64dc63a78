import { formatNumber, UNITS, type EntitySummary } from '@showcase/impact';
import type { Bilingual, ImpactFigures } from '@showcase/ui';
import { takeAway } from '../../../content/tdra/takeAway.ts';

const { totals, measures } = takeAway;

/** The figures of an entity on paper and walls. */
export function impactFigures(
  summary: EntitySummary,
  subject: Bilingual,
): Omit<ImpactFigures, 'address'> {
  const total = (label: Bilingual, value: string, amount: number, unit: string) => ({
    label,
    value,
    exact: value === 'N/A' ? value : `${formatNumber(amount)} ${unit}`,
  });
  return {
    subject,
    name: summary.entityName ?? '',
    adopted: summary.adoptedCount,
    total: summary.totalServices,
    percentage: summary.adoptedPercentage,
    totals: [
      total(totals.cost, summary.totalCostSaved, summary.costSaved, UNITS.cost),
      total(totals.time, summary.totalTimeSavedGov, summary.timeSaved, UNITS.time),
      total(totals.co2, summary.totalCo2Reduced, summary.co2Reduced, UNITS.co2Total),
    ],
    measures: [
      { id: 'costSaved', label: measures.cost, format: formatNumber },
      { id: 'timeSaved', label: measures.time, format: formatNumber },
      { id: 'co2Reduced', label: measures.co2, format: formatNumber },
    ],
    services: summary.adoptedServices.map(({ serviceName, costSaved, timeSaved, co2Reduced }) => ({
      service: serviceName,
      savings: { costSaved, timeSaved, co2Reduced },
    })),
    notAdopted: summary.notAdoptedServices,
  };
}
