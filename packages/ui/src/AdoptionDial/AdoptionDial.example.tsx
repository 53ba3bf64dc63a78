import { AdoptionDial } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  AdoptionDial: <AdoptionDial adopted={6} total={25} />,
};
