import { useEffect, useEffectEvent } from 'react';

interface FilmHandlers {
  readonly onPlay: (() => void) | undefined;
  readonly onEnd: (() => void) | undefined;
}

const heard = ['play', 'pause', 'ended'];

/**
 * Says when a film in the page of a frame starts and when it ends. Events of media do not leave the frame, so they are
 * heard in its document. Players of other origins keep theirs to themselves, and each has a protocol of its own.
 *
 * @param page The document of the frame; null for a page of another origin, which cannot be looked into.
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
    // The events of a film do not bubble.
    for (const type of heard) page.addEventListener(type, hear, true);
    // A film that plays by itself may start before its page has loaded.
    for (const film of page.querySelectorAll<HTMLMediaElement>('video, audio')) {
      if (!film.paused) add(film);
    }
    return () => {
      for (const type of heard) page.removeEventListener(type, hear, true);
    };
  }, [page]);
}
