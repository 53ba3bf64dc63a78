import type { EntitySummary, Impact } from '@showcase/impact';
import type { Bilingual } from '@showcase/ui';
import type { ImpactFigures } from '@showcase/ui-showcase/ImpactReport';
import { takeAway } from '@showcase/content/takeAway';
import { totalsOf } from '../../../services/impact.ts';

const { totals, measures } = takeAway;

/** The figures of an entity on paper and walls. */
export function impactFigures(
  summary: EntitySummary,
  subject: Bilingual,
  impact: Impact,
): Omit<ImpactFigures, 'address'> {
  const { cost, time, co2 } = totalsOf(summary, impact);
  const { formatNumber: format } = impact;
  return {
    subject,
    name: summary.entityName ?? '',
    adopted: summary.adoptedCount,
    total: summary.totalServices,
    percentage: summary.adoptedPercentage,
    totals: [
      { label: totals.cost, ...cost },
      { label: totals.time, ...time },
      { label: totals.co2, ...co2 },
    ],
    measures: [
      { id: 'costSaved', label: measures.cost, format },
      { id: 'timeSaved', label: measures.time, format },
      { id: 'co2Reduced', label: measures.co2, format },
    ],
    services: summary.adoptedServices.map(({ serviceName, costSaved, timeSaved, co2Reduced }) => ({
      service: serviceName,
      savings: { costSaved, timeSaved, co2Reduced },
    })),
    notAdopted: summary.notAdoptedServices,
  };
}
