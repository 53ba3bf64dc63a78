import { useEffect, useState } from 'react';

export interface FilmState {
  readonly isPlaying: boolean;
  /** Whether it has ever played. */
  readonly isStarted: boolean;
  readonly isMuted: boolean;
  readonly hasSound: boolean;
  /** The current moment, in seconds. */
  readonly time: number;
  /** In seconds; 0 until known. */
  readonly duration: number;
  /** The language of the captions that are shown. */
  readonly captions: string | undefined;
}

const before: FilmState = {
  isPlaying: false,
  isStarted: false,
  isMuted: false,
  hasSound: false,
  time: 0,
  duration: 0,
  captions: undefined,
};

const events = [
  'loadedmetadata',
  'durationchange',
  'play',
  'playing',
  'pause',
  'ended',
  'seeking',
  'timeupdate',
  'volumechange',
];

/** What a film's element tells about itself. */
export function useFilm(film: HTMLVideoElement | null): FilmState {
  const [state, setState] = useState(before);
  useEffect(() => {
    if (!film) return undefined;
    const update = () => {
      setState(({ isStarted }) => read(film, isStarted));
    };
    const controller = new AbortController();
    const { signal } = controller;
    for (const event of events) film.addEventListener(event, update, { signal });
    film.textTracks.addEventListener('change', update, { signal });
    update();
    return () => {
      controller.abort();
    };
  }, [film]);
  return state;
}

function read(film: HTMLVideoElement, isStarted: boolean): FilmState {
  const { paused, ended, muted, currentTime, duration, textTracks } = film;
  const isPlaying = !paused && !ended;
  return {
    isPlaying,
    isStarted: isStarted || (isPlaying && currentTime > 0),
    isMuted: muted,
    hasSound: hasSound(film),
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    captions: [...textTracks].find(({ mode }) => mode === 'showing')?.language,
  };
}

interface SoundOf {
  readonly audioTracks?: { readonly length: number };
  readonly mozHasAudio?: boolean;
  readonly webkitAudioDecodedByteCount?: number;
}

/** Each browser has its own way to tell whether a film has sound, and some know it only after the first frames. */
function hasSound(film: HTMLVideoElement & SoundOf): boolean {
  if (film.audioTracks) return film.audioTracks.length > 0;
  return film.mozHasAudio ?? film.webkitAudioDecodedByteCount !== 0;
}

/** Plays with sound if the browser allows it, otherwise without; otherwise the visitor starts the film. */
export async function begin(film: HTMLVideoElement): Promise<void> {
  if (!(await isRefused(film))) return;
  film.muted = true;
  if (await isRefused(film)) film.muted = false;
}

/** Only a refusal counts: errors have their own events, and a new attempt aborts the previous one. */
async function isRefused(film: HTMLVideoElement): Promise<boolean> {
  try {
    await film.play();
    return false;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'NotAllowedError';
  }
}

/** Shows the captions in one language, or none. */
export function showCaptions({ textTracks }: HTMLVideoElement, language: string | undefined): void {
  for (const track of textTracks) track.mode = track.language === language ? 'showing' : 'disabled';
}

/** Plays or pauses. If the browser refuses to play, the film stays as it is. */
export function togglePlayback(film: HTMLVideoElement): void {
  if (film.paused || film.ended) film.play().catch(() => undefined);
  else film.pause();
}

export function toggleSound(film: HTMLVideoElement): void {
  film.muted = !film.muted;
  if (!film.muted) film.volume = Math.max(film.volume, 0.5);
}

/** Moves to a moment, in seconds; one outside the film counts as its start or end. */
export function seek(film: HTMLVideoElement, time: number): void {
  film.currentTime = Math.min(Math.max(time, 0), film.duration || 0);
}
