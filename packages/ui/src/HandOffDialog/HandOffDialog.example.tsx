import { nothing, text } from '../conformance/samples.ts';
import { HandOffDialog } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  HandOffDialog: (
    <HandOffDialog open onOpenChange={nothing} title={text} address="https://example.com/trade" />
  ),
};
