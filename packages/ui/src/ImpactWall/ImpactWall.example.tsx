import { ImpactWall } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ImpactWall: (
    <ImpactWall
      subject="Impact"
      name="Dubai Municipality"
      adopted={1}
      total={2}
      percentage={50}
      totals={[{ label: 'Cost', value: '2.6M AED' }]}
      measures={[{ id: 'cost', label: 'Cost', format: String }]}
      services={[{ service: 'VPN', savings: { cost: 1 } }]}
      notAdopted={['GSB']}
      address="https://example.com/impact"
    />
  ),
};
