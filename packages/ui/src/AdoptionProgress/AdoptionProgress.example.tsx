import { AdoptionProgress } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  AdoptionProgress: <AdoptionProgress adopted={6} total={25} percentage={24} />,
};
