import { picture } from '../conformance/samples.ts';
import { FilmPlayer } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  FilmPlayer: (
    <FilmPlayer
      title="The new quay"
      sources={[{ src: '/quay.mp4', type: 'video/mp4' }]}
      tracks={[{ src: '/quay.ar.vtt', language: 'ar', label: 'العربية' }]}
      poster={picture}
    />
  ),
};
