import { SavingsChart, type SavingsMeasure } from '@showcase/ui';
import { UNITS, type EntitySummary } from '@showcase/impact';
import { dashboard } from '../../content/tdra/dashboard.ts';
import { withUnit } from './withUnit.ts';

const measures: readonly [SavingsMeasure, ...SavingsMeasure[]] = [
  { id: 'costSaved', label: dashboard.cost, format: withUnit(UNITS.cost) },
  { id: 'timeSaved', label: dashboard.time, format: withUnit(UNITS.time) },
  { id: 'co2Reduced', label: dashboard.co2, format: withUnit(UNITS.co2) },
];

interface EntityChartProps {
  readonly summary: EntitySummary;
}

/** The savings of the adopted services. */
export function EntityChart({ summary }: EntityChartProps) {
  if (summary.adoptedServices.length === 0) return null;
  return (
    <SavingsChart
      rows={summary.adoptedServices.map(({ serviceName, costSaved, timeSaved, co2Reduced }) => ({
        service: serviceName,
        savings: { costSaved, timeSaved, co2Reduced },
      }))}
      measures={measures}
    />
  );
}
