import { nothing, picture, text } from '../conformance/samples.ts';
import { AttractLoop } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  AttractLoop: (
    <AttractLoop heading="Trade" slides={[{ title: text, text, picture }]} onLeave={nothing} />
  ),
};
