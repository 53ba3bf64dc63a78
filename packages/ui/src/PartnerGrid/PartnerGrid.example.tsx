import { picture } from '../conformance/samples.ts';
import { PartnerGrid } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  PartnerGrid: <PartnerGrid partners={[{ title: 'Partner', logo: picture }]} />,
};
