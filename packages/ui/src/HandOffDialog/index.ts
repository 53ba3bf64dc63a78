export { HandOffDialog, type HandOffDialogProps } from './HandOffDialog.tsx';
export type { HandOffDialogMessages } from './HandOffDialog.messages.ts';
