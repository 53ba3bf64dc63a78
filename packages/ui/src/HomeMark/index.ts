export { HomeMark, type HomeMarkProps } from './HomeMark.tsx';
export type { HomeMarkMessages } from './HomeMark.messages.ts';
