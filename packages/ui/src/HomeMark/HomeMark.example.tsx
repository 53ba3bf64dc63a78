import { HomeMark } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  HomeMark: <HomeMark />,
};
