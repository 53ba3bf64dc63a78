/** The keys that tests press by name. */
export type KeyName = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is decided when a browser starts. */
export interface BrowserOptions {
  /** Runs in every document and frame before its own scripts. */
  readonly startScript: string;
}

/** What a test needs of an engine. Everything else happens in the page, the same way in all of them. */
export interface Driver {
  /** Opens an address and waits for the document alone: a film that never comes must hold nothing up. */
  readonly open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page whose value is a promise, and waits for what it holds, which is as in JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks a point of the window. */
  readonly click: (point: Point, count: number) => Promise<void>;
  /** Presses the mouse at a point and lets it go at another. */
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly press: (key: KeyName, isShifted: boolean) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** As in the tests of Chromium. */
export const windowSize = { width: 1280, height: 720 };
