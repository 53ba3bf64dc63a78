export { LiveStream, type LiveStreamProps } from './LiveStream.tsx';
export type { LiveStreamMessages } from './LiveStream.messages.ts';
