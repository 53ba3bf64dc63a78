import { useEffect, useEffectEvent } from 'react';

interface FilmHandlers {
  readonly onPlay: (() => void) | undefined;
  readonly onEnd: (() => void) | undefined;
}

const heard = ['play', 'pause', 'ended'];

/**
 * Reports when a film in a framed page starts and ends. Media events don't leave the frame, so this listens in its
 * document. Cross-origin players don't expose their events, and each has its own protocol.
 *
 * @param page The document of the frame; null for a cross-origin page, which can't be accessed.
 */
export function useFilms(page: Document | null, { onPlay, onEnd }: FilmHandlers): void {
  const start = useEffectEvent(() => onPlay?.());
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (!page) return undefined;
    const playing = new Set<EventTarget | null>();
    const add = (film: EventTarget | null) => {
      if (!playing.has(film)) start();
      playing.add(film);
    };
    const hear = ({ type, target }: Event) => {
      if (type === 'play') add(target);
      else playing.delete(target);
      if (type === 'ended') end();
    };
    // Media events don't bubble.
    for (const type of heard) page.addEventListener(type, hear, true);
    // An autoplaying film may start before its page has loaded.
    for (const film of page.querySelectorAll<HTMLMediaElement>('video, audio')) {
      if (!film.paused) add(film);
    }
    return () => {
      for (const type of heard) page.removeEventListener(type, hear, true);
    };
  }, [page]);
}
