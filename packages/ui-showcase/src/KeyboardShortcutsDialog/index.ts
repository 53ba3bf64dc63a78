export { KeyboardShortcutsDialog } from './KeyboardShortcutsDialog.tsx';
