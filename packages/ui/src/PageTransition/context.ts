import { createContext } from 'react';

/** What a page tells the transition it stands in. */
export interface PageTransitionState {
  /** Tells the page shown from others: two pages of one component do not share an element. */
  readonly key: string;
  /** Hands the page element over, and null when it goes. */
  readonly setElement: (element: HTMLElement | null) => void;
  /** Whether a page was changed before: the first one does not move. */
  readonly hasChanged: () => boolean;
}

export const PageTransitionContext = createContext<PageTransitionState | null>(null);
