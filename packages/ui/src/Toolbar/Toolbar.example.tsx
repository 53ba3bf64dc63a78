import { Toolbar } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  Toolbar: <Toolbar>Controls</Toolbar>,
};
