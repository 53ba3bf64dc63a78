import { nothing } from '../conformance/samples.ts';
import { BlankScreen } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  BlankScreen: <BlankScreen open onOpenChange={nothing} />,
};
