import { directions, texts } from './texts.js';

/**
 * The player of the showcase's films, on its own or in a frame. `?film=` names the film, by default the product film;
 * `?lang=` names another language than English. It tells the surrounding page when the film is ready, but only on its own origin,
 * and ignores all messages.
 */
/** Films with a second file, `<name>-1920.webm`, for large windows. */
const filmsInTwoSizes = ['product-film'];

/** A film that does not load within this time counts as lost, in milliseconds. */
const timeout = 15_000;

const parameters = new URLSearchParams(location.search);
const requested = parameters.get('lang') ?? '';
const language = Object.hasOwn(texts, requested) ? requested : 'en';
/** Only a file name, so that no other address can be injected. */
const name = /^[a-z-]+$/.exec(parameters.get('film') ?? '')?.[0] ?? 'product-film';
const text = texts[language];
const [film, play, unmute, fault, faultText, retry] = [
  'film',
  'play',
  'unmute',
  'fault',
  'fault-text',
  'retry',
].map((id) => document.getElementById(id));
if (!filmsInTwoSizes.includes(name)) document.getElementById('large').remove();
const sources = [...film.querySelectorAll('source')];

let isReported = false;
let waiting = 0;

speak();
choose();
film.addEventListener('loadedmetadata', report);
film.addEventListener('playing', showFilm);
film.addEventListener('volumechange', updateUnmute);
film.addEventListener('error', fail);
// The browser tries one source after the other and reports an error on each; after the last there are no more.
sources.at(-1)?.addEventListener('error', fail);
play.addEventListener('click', () => {
  begin();
  film.controls = true;
  film.focus();
});
unmute.addEventListener('click', () => {
  film.muted = false;
  film.volume = Math.max(film.volume, 0.5);
  film.focus();
});
retry.addEventListener('click', () => {
  fault.hidden = true;
  film.controls = true;
  film.muted = false;
  start();
  (play.hidden ? film : play).focus();
});
start();

function speak() {
  document.documentElement.lang = language;
  document.documentElement.dir = directions[language];
  document.title = text.title;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = text[element.dataset.text];
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', text[element.dataset.label]);
  }
}

function choose() {
  film.poster = `/media/${name}.avif`;
  film.parentElement.style.setProperty('--poster', `url('/media/${name}.avif')`);
  for (const source of sources) {
    const size = source.id === 'large' ? '-1920' : '';
    const type = source.type.startsWith('video/webm') ? 'webm' : 'mp4';
    source.src = `/media/${name}${size}.${type}`;
  }
}

function start() {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (film.readyState === HTMLMediaElement.HAVE_NOTHING) fail();
  }, timeout);
  film.load();
  if (film.readyState >= HTMLMediaElement.HAVE_METADATA) report();
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) offerPlay();
  else begin();
}

/** Plays with sound if the browser allows it, otherwise without, otherwise on request. */
async function begin() {
  play.hidden = true;
  if (await isRefused()) {
    film.muted = true;
    if (await isRefused()) offerPlay();
  }
  updateUnmute();
}

/** Only a refusal counts: errors have their own events, and a new attempt aborts the previous one. */
async function isRefused() {
  try {
    await film.play();
    return false;
  } catch (reason) {
    return reason.name === 'NotAllowedError';
  }
}

function offerPlay() {
  play.hidden = false;
  // The controls appear with the film; until then one play button is enough.
  film.controls = false;
}

function showFilm() {
  clearTimeout(waiting);
  play.hidden = true;
  fault.hidden = true;
  film.controls = true;
  film.classList.add('is-started');
  updateUnmute();
}

function updateUnmute() {
  unmute.hidden = !film.muted || film.paused || !hasSound();
}

/** Each browser has its own way to tell whether a film has sound, and some know it only after the first frames. */
function hasSound() {
  if (film.audioTracks) return film.audioTracks.length > 0;
  return film.mozHasAudio ?? film.webkitAudioDecodedByteCount !== 0;
}

function fail() {
  clearTimeout(waiting);
  play.hidden = true;
  unmute.hidden = true;
  film.controls = false;
  faultText.textContent = text.fault;
  fault.hidden = false;
}

function report() {
  clearTimeout(waiting);
  if (isReported || window.parent === window) return;
  isReported = true;
  window.parent.postMessage({ type: 'ready' }, location.origin);
}
