import { AdoptionProgress } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  AdoptionProgress: <AdoptionProgress adopted={6} total={25} percentage={24} />,
};
