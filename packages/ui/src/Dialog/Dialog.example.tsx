import { nothing } from '../conformance/samples.ts';
import { Dialog } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  Dialog: (
    <Dialog open onClose={nothing} title="Trade">
      Over 400 services
    </Dialog>
  ),
};
