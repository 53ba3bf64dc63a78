import { createContext } from 'react';

/** What a page tells the transition around it. */
export interface PageTransitionState {
  /** Tells the current page from others: two pages of one component do not share an element. */
  readonly key: string;
  /** Passes the page element, and null when it unmounts. */
  readonly setElement: (element: HTMLElement | null) => void;
  /** Whether the page has changed before: the first one does not move. */
  readonly hasChanged: () => boolean;
}

export const PageTransitionContext = createContext<PageTransitionState | null>(null);
