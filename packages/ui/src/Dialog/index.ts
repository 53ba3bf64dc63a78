export { Dialog, type DialogProps, type DialogTriggerProps } from './Dialog.tsx';
export type { DialogMessages } from './Dialog.messages.ts';
