/**
 * The intelligence grid, on its own or in a frame: an illustration of signals on a mesh of places. Places can be
 * chosen by pointer or keyboard. `?lang=ar` makes the page Arabic. The animation can be paused, and starts paused with reduced motion.
 */
import { drawMesh, placeNodes } from './drawing.js';
import { createTraffic, links, nodes } from './mesh.js';

const [
  canvas,
  list,
  pause,
  pauseIcon,
  pauseEn,
  pauseAr,
  announcement,
  delivered,
  travelling,
  linkCount,
] = [
  'grid',
  'nodes',
  'pause',
  'pause-icon',
  'pause-en',
  'pause-ar',
  'announcement',
  'delivered',
  'travelling',
  'links',
].map((id) => document.getElementById(id));
const context = canvas.getContext('2d', { alpha: false });
const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const texts = {
  pause: { en: 'Pause the animation', ar: 'إيقاف الحركة مؤقتًا', icon: 'M9 6v12M15 6v12' },
  play: { en: 'Play the animation', ar: 'تشغيل الحركة', icon: 'M8 5.5v13l10.5-6.5z' },
};
const number = new Intl.NumberFormat('en');

const isArabic = new URLSearchParams(location.search).get('lang') === 'ar';
if (isArabic) leadWithArabic();
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
// Six seconds have passed already, so that the first picture is not empty.
for (let step = 0; step < 60; step += 1) traffic.step(0.1);
measure();
play(isPlaying);

function nodeOf({ en, ar }, index) {
  const item = document.createElement('li');
  item.className = 'node';
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-pressed', 'false');
  button.append(...inBoth(en, ar));
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

/** Every text is in both languages, English first unless the page is Arabic. */
function leadWithArabic() {
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
  document.title = 'شبكة الذكاء';
  for (const english of document.querySelectorAll('body [lang="en"]')) {
    english.before(english.nextElementSibling, ' ');
  }
}

/** The places that a place is linked to, in both languages. */
function linkedTo(index) {
  const others = links.flatMap(([from, to]) =>
    from === index ? nodes[to] : to === index ? nodes[from] : [],
  );
  const { en, ar } = nodes[index];
  return inBoth(
    `${en}: linked to ${others.map((other) => other.en).join(', ')}.`,
    `${ar}، متصلة بـ: ${others.map((other) => other.ar).join('، ')}.`,
  );
}

function inBoth(en, ar) {
  const english = textIn('en', 'ltr', en);
  const arabic = textIn('ar', 'rtl', ar);
  return isArabic ? [arabic, ' ', english] : [english, ' ', arabic];
}

function textIn(lang, dir, text) {
  const element = document.createElement('span');
  return Object.assign(element, { lang, dir, textContent: text });
}

function play(shouldPlay) {
  isPlaying = shouldPlay;
  const { en, ar, icon } = isPlaying ? texts.pause : texts.play;
  pauseEn.textContent = en;
  pauseAr.textContent = ar;
  pauseIcon.setAttribute('d', icon);
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
  // Lines and lights scale with the text, so that a video wall looks like a laptop.
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
