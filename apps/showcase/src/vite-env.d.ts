/// <reference types="vite/client" />

interface Window {
  /** What a page has done before its modules arrived (build/prerender.ts). */
  readonly early?: {
    readonly configuration: Promise<Response>;
    /** The button of the last press, null if that was on none. */
    readonly pressed?: HTMLButtonElement | null;
  };
}
