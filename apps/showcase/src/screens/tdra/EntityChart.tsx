import { SavingsChart, type SavingsMeasure } from '@showcase/ui';
import type { EntitySummary, Impact } from '@showcase/impact';
import { useMemo } from 'react';
import { dashboard } from '@showcase/content/dashboard';
import { useImpact } from '../../services/impact.ts';

type Measures = readonly [SavingsMeasure, ...SavingsMeasure[]];

const measuresOf = ({ formatAmount }: Impact): Measures => [
  { id: 'costSaved', label: dashboard.cost, format: (value) => formatAmount(value, 'cost') },
  { id: 'timeSaved', label: dashboard.time, format: (value) => formatAmount(value, 'time') },
  { id: 'co2Reduced', label: dashboard.co2, format: (value) => formatAmount(value, 'co2') },
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
