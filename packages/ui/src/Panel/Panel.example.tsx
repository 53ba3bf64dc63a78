import { picture } from '../conformance/samples.ts';
import { Panel } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Panel: <Panel picture={picture}>Trade</Panel>,
};
