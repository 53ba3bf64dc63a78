import type * as Slide from './slide.ts';
import { prefersReducedMotion } from '../motion/motion.ts';
import type { Stage } from './context.ts';

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

/** Resolves when the page is out of sight: immediately with reduced motion. */
export async function leave(stage: Stage): Promise<void> {
  const { page } = stage;
  if (!page || !canMove(page)) return;
  await loadPageMotion();
  slide?.holdPicture(stage, page);
  await slide?.slideOut(page);
}

/** Brings a page that is leaving back. */
export async function comeBack(stage: Stage): Promise<void> {
  const { page } = stage;
  slide?.dropPicture(stage);
  if (!page) return;
  if (!slide || !canMove(page)) {
    page.removeAttribute('style');
    return;
  }
  await slide.slideIn(page, 'here');
}

/**
 * Shows the next page and brings it in, with the pictures in sight: a plain cut with reduced motion. Where the engine
 * has view transitions, everything around the page fades with it, such as its background and its bars.
 *
 * @param show Shows the page at once, and returns whether it did: another page may have been requested meanwhile.
 */
export async function enter(stage: Stage, show: () => boolean): Promise<void> {
  if (!slide || !canMove(document.documentElement)) {
    show();
    return;
  }
  if (!('startViewTransition' in document)) {
    const isShown = show();
    slide.dropPicture(stage);
    if (isShown && stage.page) await slide.slideIn(stage.page, 'out');
    return;
  }
  let isShown = false;
  const { path } = stage;
  const picture = slide.nameOldPicture(stage);
  const scenes = document.startViewTransition(async () => {
    isShown = show();
    if (isShown) {
      slide?.fetchLandingPicture(stage, path);
      await picturesInSight(stage);
      slide?.nameNewPicture(stage, path, picture);
    }
    slide?.dropPicture(stage);
  });
  // A change that begins before this one has finished needs the names that it has just given.
  stage.change = scenes;
  void scenes.finished.finally(() => {
    if (stage.change === scenes) slide?.removeNames();
  });
  try {
    await scenes.ready;
  } catch {
    // The tab is hidden, or another change has begun.
    return;
  }
  if (isShown && stage.page) slide.rise(stage.page, stage.scene);
}

/** Resolves when the pictures in the window, including the one behind the page, can be painted immediately. */
async function picturesInSight({ page, scene }: Stage): Promise<void> {
  const all = [page, scene].flatMap((part) => [...(part?.querySelectorAll('img') ?? [])]);
  const pictures = all.filter((image) => {
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
