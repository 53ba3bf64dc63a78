import { createImpact, uae, type EntitySummary, type Impact, type Units } from '@showcase/impact';
import { useLanguage } from '@showcase/ui';

/** The figures in each language. Amounts are read in the same way in both. */
export const impact = { en: createImpact(uae.en), ar: createImpact(uae.ar) };

/** The figures in the page's language. */
export function useImpact(): Impact {
  const impacts: Readonly<Record<string, Impact>> = impact;
  return impacts[useLanguage()] ?? impact.en;
}

/** The totals of an entity, in compact notation and in full; both are 'N/A' for a total of zero. */
export function totalsOf(summary: EntitySummary, { formatAmount }: Impact) {
  const { costSaved, timeSaved, co2Reduced } = summary;
  const total = (value: string, amount: number, unit: keyof Units) => ({
    value,
    exact: amount === 0 ? value : formatAmount(amount, unit),
  });
  return {
    cost: total(summary.totalCostSaved, costSaved, 'cost'),
    time: total(summary.totalTimeSavedGov, timeSaved, 'time'),
    co2: total(summary.totalCo2Reduced, co2Reduced, 'co2Total'),
  };
}
