import { HomeLink } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  HomeLink: <HomeLink />,
};
