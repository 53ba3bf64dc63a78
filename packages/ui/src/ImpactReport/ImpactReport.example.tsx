import { ImpactReport } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ImpactReport: (
    <ImpactReport
      preview
      subject="Impact"
      name="Dubai Municipality"
      date={new Date(2026, 10, 14)}
      adopted={1}
      total={2}
      percentage={50}
      totals={[{ label: 'Cost', value: '2.6M AED', exact: '2,600,000 AED' }]}
      measures={[{ id: 'cost', label: 'Cost', format: String }]}
      services={[{ service: 'VPN', savings: { cost: 1 } }]}
      notAdopted={['GSB']}
      address="https://example.com/impact"
    />
  ),
};
