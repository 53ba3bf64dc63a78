import { text } from '../conformance/samples.ts';
import { QrCode } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  QrCode: <QrCode value="https://example.com" caption={text} />,
};
