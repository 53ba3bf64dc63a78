export { EmbeddedPlayer, type EmbeddedPlayerProps } from './EmbeddedPlayer.tsx';
export type { EmbeddedPlayerMessages } from './EmbeddedPlayer.messages.ts';
