/// <reference types="vite/client" />

interface Window {
  /** Ends the zoom of a pinch, which only the kiosk's launcher can (apps/stand/src/launcher/watchPages.ts). */
  readonly resetZoom?: (nothing: '') => void;
  /** A page's work before its modules have loaded (build/prerender.ts). */
  readonly early?: {
    readonly configuration: Promise<Response>;
    /** The last button pressed; null if the last press was not on a button. */
    readonly pressed?: HTMLButtonElement | null;
  };
}
