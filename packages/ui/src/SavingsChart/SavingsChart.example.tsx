import { SavingsChart } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  SavingsChart: (
    <SavingsChart
      rows={[{ service: 'VPN', savings: { cost: 1 } }]}
      measures={[{ id: 'cost', label: 'Cost', format: String }]}
    />
  ),
};
