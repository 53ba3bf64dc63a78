import { nothing, text } from '../conformance/samples.ts';
import { HandOffDialog } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  HandOffDialog: (
    <HandOffDialog open onClose={nothing} title={text} address="https://example.com/trade" />
  ),
};
