export { VideoModal, type VideoModalProps } from './VideoModal.tsx';
export type { VideoModalMessages } from './VideoModal.messages.ts';
