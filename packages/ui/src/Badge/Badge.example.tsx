import { Badge } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  Badge: <Badge>New</Badge>,
};
