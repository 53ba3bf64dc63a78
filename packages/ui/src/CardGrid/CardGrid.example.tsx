import { CardGrid } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  CardGrid: <CardGrid>Trade</CardGrid>,
};
