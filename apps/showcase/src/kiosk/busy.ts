import { isSending } from '../services/contact.ts';

/** Since when each film has played with sound, in milliseconds of `performance.now()`. */
const playingSince = new WeakMap<HTMLMediaElement, number>();

/**
 * Whether something is happening that needs no input: a pending contact request, or a film with sound, for its length
 * once. A film that loops, stalls or never ends, such as a live stream, doesn't keep a kiosk busy forever.
 */
export function isBusy(): boolean {
  // Checks every film each time, so the time of a paused one starts over.
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

/** The films of the page and of the players in its frames, except frames from other origins. */
function films(): readonly HTMLMediaElement[] {
  const documents = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  return [document, ...documents].flatMap((each) => [
    ...each.querySelectorAll<HTMLMediaElement>('video, audio'),
  ]);
}
