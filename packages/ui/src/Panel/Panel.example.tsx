import { picture } from '../conformance/samples.ts';
import { Panel } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  Panel: <Panel picture={picture}>Trade</Panel>,
};
