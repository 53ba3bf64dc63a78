import { SavingsChart, type SavingsMeasure } from '@showcase/ui';
import type { EntitySummary } from '@showcase/impact';
import { useMemo } from 'react';
import { dashboard } from '@showcase/content/dashboard';
import { useImpact, type Impact } from './impact.ts';

type Measures = readonly [SavingsMeasure, ...SavingsMeasure[]];

const measuresOf = ({ amount }: Impact): Measures => [
  { id: 'costSaved', label: dashboard.cost, format: (value) => amount('cost', value) },
  { id: 'timeSaved', label: dashboard.time, format: (value) => amount('time', value) },
  { id: 'co2Reduced', label: dashboard.co2, format: (value) => amount('co2', value) },
];

interface EntityChartProps {
  readonly summary: EntitySummary;
}

/** The savings of the adopted services. */
export function EntityChart({ summary }: EntityChartProps) {
  const impact = useImpact();
  const measures = useMemo(() => measuresOf(impact), [impact]);
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
