export { BackgroundVideo, type BackgroundVideoProps } from './BackgroundVideo.tsx';
export type { BackgroundVideoMessages } from './BackgroundVideo.messages.ts';
export { choosePlayback } from '../backdrop/playback.ts';
export type { VideoSource } from './LoopingVideo.tsx';
