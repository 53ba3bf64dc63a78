import { picture } from '../conformance/samples.ts';
import { PartnerGrid } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  PartnerGrid: <PartnerGrid partners={[{ title: 'Partner', logo: picture }]} />,
};
