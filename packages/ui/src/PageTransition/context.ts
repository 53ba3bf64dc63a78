import { createContext, type RefObject } from 'react';

export interface PageTransitionState {
  /** The page element on screen, filled by Page. */
  readonly element: RefObject<HTMLElement | null>;
  /** False until the first change of page. */
  readonly hasChanged: RefObject<boolean>;
}

export const PageTransitionContext = createContext<PageTransitionState | null>(null);
