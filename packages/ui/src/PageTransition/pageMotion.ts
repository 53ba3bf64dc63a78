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

/** Resolves when the element is out of sight: immediately with reduced motion. */
export async function leave(element: HTMLElement | null): Promise<void> {
  if (!element || !canMove(element)) return;
  await loadPageMotion();
  slide?.holdPicture(element);
  await slide?.slideOut(element);
}

/** Brings an element that is leaving back. */
export async function comeBack(element: HTMLElement): Promise<void> {
  slide?.dropPicture();
  if (!slide || !canMove(element)) {
    element.removeAttribute('style');
    return;
  }
  await slide.slideIn(element, 'here');
}

/**
 * Shows the next page and brings it in, with the pictures in sight: a plain cut with reduced motion. Where the engine
 * has view transitions, everything around the page fades with it, such as its background and its bars.
 *
 * @param show Shows the page at once, and returns its element; null if another page has been requested meanwhile.
 */
export async function enter(show: () => HTMLElement | null): Promise<void> {
  if (!slide || !canMove(document.documentElement)) {
    show();
    return;
  }
  if (!('startViewTransition' in document)) {
    const page = show();
    slide.dropPicture();
    if (page) await slide.slideIn(page, 'out');
    return;
  }
  let page: HTMLElement | null = null;
  let place: DOMRect | undefined;
  const scenes = document.startViewTransition(async () => {
    page = show();
    if (page) await picturesInSight();
    place = slide?.dropPicture();
  });
  try {
    await scenes.ready;
  } catch {
    // The tab is hidden, or another change has begun.
    return;
  }
  if (page) await slide.rise(page, place);
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
