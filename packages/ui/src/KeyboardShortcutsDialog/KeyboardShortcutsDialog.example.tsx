import { nothing } from '../conformance/samples.ts';
import { KeyboardShortcutsDialog } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  KeyboardShortcutsDialog: <KeyboardShortcutsDialog open onOpenChange={nothing} />,
};
