import { Rings } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Rings: <Rings />,
};
