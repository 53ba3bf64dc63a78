import { nothing } from '../conformance/samples.ts';
import { IdleWarning } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  IdleWarning: <IdleWarning open seconds={15} onContinue={nothing} />,
};
