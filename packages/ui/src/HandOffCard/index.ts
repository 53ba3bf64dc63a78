export { HandOffCard, type HandOffCardProps } from './HandOffCard.tsx';
export type { HandOffCardMessages } from './HandOffCard.messages.ts';
