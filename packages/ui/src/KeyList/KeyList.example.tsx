import { nothing } from '../conformance/samples.ts';
import { KeyList } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  KeyList: <KeyList open onClose={nothing} />,
};
