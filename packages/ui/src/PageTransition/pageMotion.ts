import type * as Slide from './slide.ts';
import { prefersReducedMotion } from '../motion/motion.ts';

let slide: typeof Slide | undefined;

/** Fetches the animation code. Without it, pages change as plain cuts, so a failure is only reported. */
export async function loadPageMotion(): Promise<void> {
  if (slide) return;
  try {
    slide = await import('./slide.ts');
  } catch (error) {
    console.warn('Page transitions are plain cuts: their code did not load.', error);
  }
}

/** jsdom, which apps use for tests, doesn't animate. */
function canMove(element: HTMLElement): boolean {
  return 'animate' in element && !prefersReducedMotion();
}

/** How long a page waits for its pictures, in milliseconds. Later ones arrive while visitors are reading. */
const timeout = 400;

/** The latest movement of an element, so that an earlier one doesn't continue after it. */
const movements = new WeakMap<HTMLElement, symbol>();

function begin(element: HTMLElement): () => boolean {
  const movement = Symbol();
  movements.set(element, movement);
  return () => movements.get(element) === movement;
}

/** Resolves when the element is out of sight: immediately with reduced motion. */
export async function leave(element: HTMLElement | null): Promise<void> {
  if (!element || !canMove(element)) return;
  begin(element);
  await loadPageMotion();
  await slide?.slideOut(element);
}

/** Brings the element in from out of sight, with its pictures: a plain cut with reduced motion. */
export async function enter(element: HTMLElement, from: 'out' | 'here'): Promise<void> {
  if (!slide || !canMove(element)) {
    element.removeAttribute('style');
    return;
  }
  const isLatest = begin(element);
  if (from === 'out') {
    element.style.opacity = '0';
    await picturesInSight();
    if (!isLatest()) return;
  }
  await slide.slideIn(element, from);
}

/** Resolves when the pictures in the window, including the one behind the page, can be painted immediately. */
async function picturesInSight(): Promise<void> {
  const pictures = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.loading !== 'lazy' && top < innerHeight && bottom > 0;
  });
  await Promise.race([
    Promise.allSettled(pictures.map((image) => image.decode())),
    new Promise((resolve) => {
      setTimeout(resolve, timeout);
    }),
  ]);
}
