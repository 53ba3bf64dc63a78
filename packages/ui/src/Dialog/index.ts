export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogMessages } from './Dialog.messages.ts';
