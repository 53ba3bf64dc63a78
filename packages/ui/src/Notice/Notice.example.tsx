import { Notice } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Notice: <Notice title="We couldn’t find that page." />,
};
