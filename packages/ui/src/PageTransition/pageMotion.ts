import type * as Slide from './slide.ts';
import { prefersReducedMotion } from '../motion/motion.ts';

let slide: typeof Slide | undefined;

/**
 * Fetches the animation code. Without it pages still change, as plain cuts, so a failure is only reported.
 */
export async function loadPageMotion(): Promise<void> {
  if (slide) return;
  try {
    slide = await import('./slide.ts');
  } catch (error) {
    console.warn('Page transitions are plain cuts: their code did not load.', error);
  }
}

/** Resolves when the element is out of sight: at once with reduced motion. */
export async function leave(element: HTMLElement | null): Promise<void> {
  if (!element || prefersReducedMotion()) return;
  await loadPageMotion();
  await slide?.slideOut(element);
}

/** Brings the element in: a plain cut with reduced motion. */
export function enter(element: HTMLElement, from: 'out' | 'here'): void {
  if (prefersReducedMotion()) {
    element.removeAttribute('style');
    return;
  }
  void slide?.slideIn(element, from);
}
