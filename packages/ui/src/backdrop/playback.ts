import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../motion/motion.ts';

/** The visitor's choice, kept for the visit and shared by all backgrounds (WCAG 2.2.2). */
let choice: boolean | undefined;
const listeners = new Set<() => void>();

/** Stores whether backgrounds play; `undefined` returns to the visitor's settings. */
export function choosePlayback(isPlaying: boolean | undefined): void {
  choice = isPlaying;
  for (const notify of listeners) notify();
}

const forcedColors = '(forced-colors: active)';

interface Connection extends EventTarget {
  readonly saveData?: boolean | undefined;
}

const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection | undefined }).connection;

function mayPlay(): boolean {
  if (choice !== undefined) return choice;
  const isUnseen = typeof matchMedia === 'function' && matchMedia(forcedColors).matches;
  return !prefersReducedMotion() && !isUnseen && connection()?.saveData !== true;
}

function subscribe(notify: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  listeners.add(notify);
  connection()?.addEventListener('change', notify, { signal });
  if (typeof matchMedia === 'function') {
    for (const query of ['(prefers-reduced-motion: reduce)', forcedColors]) {
      matchMedia(query).addEventListener('change', notify, { signal });
    }
  }
  return () => {
    listeners.delete(notify);
    controller.abort();
  };
}

/**
 * Whether backgrounds play. The visitor's choice decides; without one, backgrounds play unless the visitor prefers less
 * motion, less data or their own colours. False on the server, so nothing is fetched before this is known.
 */
export function usePlayback(): boolean {
  return useSyncExternalStore(subscribe, mayPlay, () => false);
}
