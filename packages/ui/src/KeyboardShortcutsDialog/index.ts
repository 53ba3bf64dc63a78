export {
  KeyboardShortcutsDialog,
  type KeyboardShortcut,
  type KeyboardShortcutsDialogProps,
} from './KeyboardShortcutsDialog.tsx';
export type { KeyboardShortcutsDialogMessages } from './KeyboardShortcutsDialog.messages.ts';
