/**
 * The intelligence grid, on its own or in a frame: an illustration of signals on a mesh of places. Places can be
 * chosen by pointer or keyboard. `?lang=` names another language
 * than English. The animation can be paused, and starts paused with reduced motion.
 */
import { drawMesh, placeNodes } from './drawing.js';
import { createTraffic, links, nodes } from './mesh.js';
import { directions, texts } from './texts.js';

const [canvas, list, pause, pauseIcon, pauseText, announcement, delivered, travelling, linkCount] =
  [
    'grid',
    'nodes',
    'pause',
    'pause-icon',
    'pause-text',
    'announcement',
    'delivered',
    'travelling',
    'links',
  ].map((id) => document.getElementById(id));
const context = canvas.getContext('2d', { alpha: false });
const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const icons = { pause: 'M9 6v12M15 6v12', play: 'M8 5.5v13l10.5-6.5z' };
const number = new Intl.NumberFormat('en');

const requested = new URLSearchParams(location.search).get('lang') ?? '';
const language = Object.hasOwn(texts, requested) ? requested : 'en';
/** Every text is in two languages, the page's first. */
const shown = [language, ...Object.keys(texts).filter((other) => other !== language)].slice(0, 2);
document.documentElement.lang = language;
document.documentElement.dir = directions[language];
document.title = texts[language].title;
for (const element of document.querySelectorAll('[data-text]')) {
  element.replaceChildren(...inLanguages((own) => own[element.dataset.text]));
}
document.documentElement.classList.toggle('is-framed', window.parent !== window);
const traffic = createTraffic();
let view;
let chosen = -1;
let isPlaying = !reducedMotion?.matches;
let lastFrame = 0;
let frame = 0;

const items = nodes.map(nodeOf);
list.append(...items);
linkCount.textContent = number.format(links.length);
pause.addEventListener('click', () => play(!isPlaying));
reducedMotion?.addEventListener('change', () => play(!reducedMotion.matches));
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') choose(-1);
});
if (globalThis.ResizeObserver) new ResizeObserver(measure).observe(list);
else addEventListener('resize', measure);
// Six seconds have passed already, so the first picture is not empty.
for (let step = 0; step < 60; step += 1) traffic.step(0.1);
measure();
play(isPlaying);

function nodeOf({ id }, index) {
  const item = document.createElement('li');
  item.className = 'node';
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-pressed', 'false');
  button.append(...inLanguages(({ places }) => places[id]));
  button.addEventListener('click', () => choose(chosen === index ? -1 : index));
  item.append(button);
  return item;
}

/** Highlights a place and its links; -1 highlights none. */
function choose(index) {
  if (index === chosen) return;
  chosen = index;
  for (const [position, item] of items.entries()) {
    item.firstChild.setAttribute('aria-pressed', String(position === chosen));
  }
  announcement.replaceChildren(...(chosen < 0 ? [] : linkedTo(chosen)));
  if (!isPlaying) draw();
}

/** The places that a place is linked to, in the languages of the page. */
function linkedTo(index) {
  const others = links.flatMap(([from, to]) =>
    from === index ? nodes[to] : to === index ? nodes[from] : [],
  );
  return inLanguages((own, lang) => {
    const names = others.map(({ id }) => own.places[id]);
    return own.linkedTo
      .replace('{place}', own.places[nodes[index].id])
      .replace('{others}', new Intl.ListFormat(lang).format(names));
  });
}

/** An element for each language of the page, with spaces between them. */
function inLanguages(textOf) {
  return shown.flatMap((lang, index) => [
    ...(index > 0 ? [' '] : []),
    textIn(lang, directions[lang], textOf(texts[lang], lang)),
  ]);
}

function textIn(lang, dir, text) {
  const element = document.createElement('span');
  return Object.assign(element, { lang, dir, textContent: text });
}

function play(shouldPlay) {
  isPlaying = shouldPlay;
  const action = isPlaying ? 'pause' : 'play';
  pauseText.replaceChildren(...inLanguages((own) => own[action]));
  pauseIcon.setAttribute('d', icons[action]);
  cancelAnimationFrame(frame);
  lastFrame = performance.now();
  if (isPlaying) frame = requestAnimationFrame(next);
  else draw();
}

function next(now) {
  // The time of a frame may precede its request; after a pause in a hidden tab the animation continues where it was.
  traffic.step(Math.min(Math.max((now - lastFrame) / 1000, 0), 0.1));
  lastFrame = now;
  draw();
  frame = requestAnimationFrame(next);
}

function draw() {
  drawMesh(context, view, traffic, chosen);
  delivered.textContent = number.format(traffic.delivered());
  travelling.textContent = number.format(traffic.travelling());
}

function measure() {
  const sharpness = Math.min(devicePixelRatio, 2);
  // Lines and lights scale with the text, so a video wall looks like a laptop.
  const step = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const box = canvas.getBoundingClientRect();
  const area = list.getBoundingClientRect();
  canvas.width = Math.max(1, Math.round(box.width * sharpness));
  canvas.height = Math.max(1, Math.round(box.height * sharpness));
  context.setTransform(sharpness * step, 0, 0, sharpness * step, 0, 0);
  view = placeNodes(box.width / step, box.height / step, {
    x: (area.x - box.x) / step,
    y: (area.y - box.y) / step,
    width: area.width / step,
    height: area.height / step,
  });
  for (const [index, [x, y]] of view.shares.entries()) {
    items[index].style.setProperty('--x', String(x));
    items[index].style.setProperty('--y', String(y));
  }
  draw();
}
