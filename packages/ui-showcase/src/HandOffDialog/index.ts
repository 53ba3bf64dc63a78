export { HandOffDialog, type HandOffDialogProps } from './HandOffDialog.tsx';
