import { SavingsChart } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  SavingsChart: (
    <SavingsChart
      rows={[{ service: 'VPN', savings: { cost: 1 } }]}
      measures={[{ id: 'cost', label: 'Cost', format: String }]}
    />
  ),
};
