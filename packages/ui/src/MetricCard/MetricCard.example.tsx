import { MetricCard } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  MetricCard: <MetricCard label="Cost" value="2.6M AED" exact="2,600,000 AED" />,
};
