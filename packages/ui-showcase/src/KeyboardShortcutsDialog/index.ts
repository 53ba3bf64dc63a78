export {
  KeyboardShortcutsDialog,
  type KeyboardShortcut,
  type KeyboardShortcutsDialogProps,
} from './KeyboardShortcutsDialog.tsx';
