import { CardGrid } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  CardGrid: <CardGrid>Trade</CardGrid>,
};
