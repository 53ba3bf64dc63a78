import { Badge } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Badge: <Badge>New</Badge>,
};
