import { nothing } from '../conformance/samples.ts';
import { Dialog } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  Dialog: (
    <Dialog open onOpenChange={nothing} title="Trade">
      Over 400 services
    </Dialog>
  ),
};
