import { nothing, picture, text } from '../conformance/samples.ts';
import { AttractLoop } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  AttractLoop: (
    <AttractLoop heading="Trade" slides={[{ title: text, text, picture }]} onLeave={nothing} />
  ),
};
