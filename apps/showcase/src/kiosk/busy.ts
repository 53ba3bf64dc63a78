import { isSending } from '../services/contact.ts';

/** Since when each film has played with sound, in milliseconds of `performance.now()`. */
const playingSince = new WeakMap<HTMLMediaElement, number>();

/**
 * Whether something goes on that needs no input of the visitor: a contact request on its way, or a film with sound, as
 * long as it lasts once. A film that plays in a loop, stalls or never ends, as a live stream, does not keep a stand
 * busy for ever.
 */
export function isBusy(): boolean {
  // Checks every film each time, so that a paused one starts over.
  return films().filter(isPlayingOnce).length > 0 || isSending();
}

function isPlayingOnce(film: HTMLMediaElement): boolean {
  const isAudible = !film.paused && !film.ended && !film.muted && film.volume > 0;
  if (!isAudible || !Number.isFinite(film.duration)) {
    playingSince.delete(film);
    return false;
  }
  const since = playingSince.get(film) ?? performance.now();
  playingSince.set(film, since);
  return performance.now() - since < film.duration * 1000;
}

/** The films of the page and of the players in its frames; those of other origins cannot be looked into. */
function films(): readonly HTMLMediaElement[] {
  const documents = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  return [document, ...documents].flatMap((each) => [
    ...each.querySelectorAll<HTMLMediaElement>('video, audio'),
  ]);
}
