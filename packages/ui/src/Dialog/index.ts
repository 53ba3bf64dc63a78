export {
  Dialog,
  type DialogClassNames,
  type DialogProps,
  type DialogTriggerProps,
} from './Dialog.tsx';
export type { DialogMessages } from './Dialog.messages.ts';
