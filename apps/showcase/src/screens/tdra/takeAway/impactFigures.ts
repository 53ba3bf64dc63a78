import type { EntitySummary } from '@showcase/impact';
import type { Bilingual } from '@showcase/ui';
import type { ImpactFigures } from '@showcase/ui-showcase/ImpactReport';
import { takeAway } from '@showcase/content/takeAway';
import type { Impact } from '../impact.ts';

const { totals, measures } = takeAway;

/** The figures of an entity on paper and walls. */
export function impactFigures(
  summary: EntitySummary,
  subject: Bilingual,
  { number, total }: Impact,
): Omit<ImpactFigures, 'address'> {
  return {
    subject,
    name: summary.entityName ?? '',
    adopted: summary.adoptedCount,
    total: summary.totalServices,
    percentage: summary.adoptedPercentage,
    totals: [
      { label: totals.cost, ...total('cost', summary.costSaved) },
      { label: totals.time, ...total('time', summary.timeSaved) },
      { label: totals.co2, ...total('co2Total', summary.co2Reduced) },
    ],
    measures: [
      { id: 'costSaved', label: measures.cost, format: number },
      { id: 'timeSaved', label: measures.time, format: number },
      { id: 'co2Reduced', label: measures.co2, format: number },
    ],
    services: summary.adoptedServices.map(({ serviceName, costSaved, timeSaved, co2Reduced }) => ({
      service: serviceName,
      savings: { costSaved, timeSaved, co2Reduced },
    })),
    notAdopted: summary.notAdoptedServices,
  };
}
