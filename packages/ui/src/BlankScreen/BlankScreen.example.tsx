import { nothing } from '../conformance/samples.ts';
import { BlankScreen } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  BlankScreen: <BlankScreen open onLeave={nothing} />,
};
