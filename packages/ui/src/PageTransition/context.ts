import { createContext } from 'react';

/** What a change of page moves. */
export interface Stage {
  /** The element of the current page. */
  page: HTMLElement | null;
  /** The topmost layer of the background behind the page. */
  scene: HTMLElement | null;
  /** What the visitor pressed last on the page. */
  pressed: EventTarget | null;
  /** A copy of the picture that was pressed, which stays on the screen while the page leaves. */
  held: HTMLImageElement | null;
  /** What the picture that was pressed has become on the current page. */
  grown: HTMLElement | null;
  /** The path of the current page. */
  path: string;
  /** The latest change of page. */
  change: ViewTransition | null;
}

/** Shared between a page, the background behind it, and the transition around them. */
export interface PageTransitionState {
  /** Identifies the current page, so two pages of one component don't share an element. */
  readonly key: string;
  /** Names parts of the stage. */
  readonly setStage: (parts: Partial<Stage>) => void;
  /** Whether the page has changed before: the first one doesn't move. */
  readonly hasChanged: () => boolean;
}

export const PageTransitionContext = createContext<PageTransitionState | null>(null);
