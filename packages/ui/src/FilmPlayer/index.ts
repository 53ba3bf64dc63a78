export { FilmPlayer, type FilmPlayerProps, type FilmTrack } from './FilmPlayer.tsx';
export type { FilmPlayerMessages } from './FilmPlayer.messages.ts';
