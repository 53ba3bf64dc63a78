/** The keys that tests press by name. */
export type KeyName = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The options for starting a browser. */
export interface BrowserOptions {
  /** Runs in every document and frame before its own scripts. */
  readonly startScript: string;
}

/** The operations that tests need from an engine. Everything else happens in the page, in the same way for all. */
export interface Driver {
  /** Opens an address and waits only for the document, so a film that never loads doesn't block tests. */
  readonly open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page whose value is a promise, and resolves to its value, as in JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks a point of the window. */
  readonly click: (point: Point, count: number) => Promise<void>;
  /** Presses the mouse at one point and releases it at another. */
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly press: (key: KeyName, isShifted: boolean) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The same as in Chromium's tests. */
export const windowSize = { width: 1280, height: 720 };
