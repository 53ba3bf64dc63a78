import { createContext } from 'react';

/** Shared between a page and the transition around it. */
export interface PageTransitionState {
  /** Identifies the current page, so that two pages of one component don't share an element. */
  readonly key: string;
  /** Passes the page element, and null when it unmounts. */
  readonly setElement: (element: HTMLElement | null) => void;
  /** Whether the page has changed before: the first one doesn't move. */
  readonly hasChanged: () => boolean;
}

export const PageTransitionContext = createContext<PageTransitionState | null>(null);
