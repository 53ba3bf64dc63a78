import { MetricCard } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  MetricCard: <MetricCard label="Cost" value="2.6M AED" exact="2,600,000 AED" />,
};
