import { text } from '../conformance/samples.ts';
import { QrCode } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  QrCode: <QrCode value="https://example.com" caption={text} />,
};
