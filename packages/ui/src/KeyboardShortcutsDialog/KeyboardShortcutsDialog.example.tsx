import { nothing } from '../conformance/samples.ts';
import { KeyboardShortcutsDialog } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  KeyboardShortcutsDialog: <KeyboardShortcutsDialog open onClose={nothing} />,
};
