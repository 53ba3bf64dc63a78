export { VideoModal, type VideoModalProps } from './VideoModal.tsx';
