import { nothing } from '../conformance/samples.ts';
import { IdleWarning } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  IdleWarning: <IdleWarning open seconds={15} onOpenChange={nothing} />,
};
