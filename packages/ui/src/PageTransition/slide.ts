import { animate } from 'framer-motion/dom/mini';
import { motion } from '../motion/motion.ts';

export {
  dropPicture,
  fetchLandingPicture,
  holdPicture,
  nameNewPicture,
  nameOldPicture,
  removeNames,
} from './touchedPicture.ts';

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

/** Slides a page in while the whole screen fades in. */
export function rise(page: HTMLElement, scene: HTMLElement | null): void {
  // The fade of the whole screen replaces the fade of a scene that covers another one.
  if (scene?.previousElementSibling) scene.animate({ opacity: [1, 1] }, timing);
  page.animate({ transform: [hidden.transform, shown.transform] }, timing);
}

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
