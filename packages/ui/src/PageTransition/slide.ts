import { animate } from 'framer-motion/dom/mini';
import { motion } from '../motion/motion.ts';

export { dropPicture, holdPicture } from './touchedPicture.ts';

const hidden = { opacity: 0, transform: `translateY(${String(motion.enterOffset)}px)` };
const shown = { opacity: 1, transform: 'translateY(0px)' };
const [x1, y1, x2, y2] = motion.curve;
const timing = {
  duration: motion.seconds * 1000,
  easing: `cubic-bezier(${motion.curve.join()})`,
};

/**
 * Fades and slides an element out from its current position. It stays out until it is unmounted or slides in.
 */
export async function slideOut(element: HTMLElement): Promise<void> {
  const { opacity, transform } = getComputedStyle(element);
  await run(element, { opacity: Number(opacity), transform }, hidden);
}

/** Fades and slides an element in, from out of sight or its current position, and leaves no inline styles behind. */
export async function slideIn(element: HTMLElement, from: 'out' | 'here'): Promise<void> {
  const { opacity, transform } = getComputedStyle(element);
  await run(element, from === 'out' ? hidden : { opacity: Number(opacity), transform }, shown);
  if (getComputedStyle(element).opacity === '1') element.removeAttribute('style');
}

/**
 * Slides a page in while the whole screen fades in. A scene that covers another one grows from the place of the picture
 * that was touched, if there is one.
 */
export async function rise(
  page: HTMLElement,
  scene: HTMLElement | null,
  touched: DOMRect | undefined,
): Promise<void> {
  if (scene?.previousElementSibling && scene.querySelector('img')?.complete) {
    // The fade of the whole screen replaces its own.
    scene.animate({ opacity: [1, 1], ...(touched && growth(scene, touched)) }, timing);
  }
  await run(page, { ...hidden, opacity: 1 }, shown);
  page.removeAttribute('style');
}

/** The keyframes of an element that grows from a place, like a window that opens. */
function growth(element: HTMLElement, from: DOMRect) {
  const to = element.getBoundingClientRect();
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const block = (to.height - from.height / scale) / 2;
  const inline = (to.width - from.width / scale) / 2;
  return {
    transform: [`translate(${px(x)}, ${px(y)}) scale(${String(scale)})`, 'none'],
    clipPath: [`inset(${px(block)} ${px(inline)} round ${px(16 / scale)})`, 'inset(0 round 0)'],
  };
}

const px = (length: number) => `${String(length)}px`;

interface Position {
  readonly opacity: number;
  readonly transform: string;
}

/** The latest animation of an element. */
const latest = new WeakMap<HTMLElement, ReturnType<typeof animate>>();

async function run(element: HTMLElement, start: Position, end: Position): Promise<void> {
  // If left running, it would stop and commit its styles, which WebKit treats as inline styles and blocks.
  latest.get(element)?.cancel();
  const animation = animate(
    element,
    {
      opacity: [start.opacity, end.opacity],
      transform: [start.transform === 'none' ? shown.transform : start.transform, end.transform],
    },
    { duration: motion.seconds, ease: [x1, y1, x2, y2] },
  );
  latest.set(element, animation);
  await Promise.race([animation, backstop()]);
}

/** A hidden tab paints no frames, so animations don't end: a timer ends them. */
function backstop(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, motion.seconds * 1000 + 150);
  });
}
