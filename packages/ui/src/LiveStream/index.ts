export { LiveStream, type LiveStreamProps } from './LiveStream.tsx';
export type { LiveState } from './liveController.ts';
export type { LiveStreamMessages } from './LiveStream.messages.ts';
