/// <reference types="vite/client" />

interface Window {
  /** A page's work before its modules have loaded (build/prerender.ts). */
  readonly early?: {
    readonly configuration: Promise<Response>;
    /** The last button pressed; null if the last press was not on a button. */
    readonly pressed?: HTMLButtonElement | null;
  };
}
