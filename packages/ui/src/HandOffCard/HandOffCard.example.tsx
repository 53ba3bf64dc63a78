import { nothing, text } from '../conformance/samples.ts';
import { HandOffCard } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  HandOffCard: (
    <HandOffCard open onClose={nothing} title={text} address="https://example.com/trade" />
  ),
};
