import { Toolbar } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Toolbar: <Toolbar>Controls</Toolbar>,
};
