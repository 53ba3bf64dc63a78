import { choosePlayback } from '@showcase/ui';
import { forgetDraft } from '../screens/core42/contact/draft.ts';

/**
 * All visitor state that outlives the visitor's screens, and how to reset it. State inside a screen is dropped with it.
 * Code that keeps visitor state in a module, in storage or in the document must be added here (`visitorState.test.ts`
 * finds modules with state).
 */
const visitorState: Readonly<Record<string, () => unknown>> = {
  'the contact draft': () => {
    forgetDraft();
  },
  'whether backgrounds play': () => {
    choosePlayback(undefined);
  },
  cookies: forgetCookies,
  'local storage': () => {
    localStorage.clear();
  },
  'session storage': () => {
    sessionStorage.clear();
  },
  databases: async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  },
  caches: async () => {
    // It exists only on pages served over HTTPS or from this machine.
    if (!('caches' in globalThis)) return;
    for (const name of await caches.keys()) await caches.delete(name);
  },
  'a film in full screen': () => {
    const { fullscreenElement } = document;
    if (fullscreenElement && fullscreenElement !== document.documentElement) {
      return document.exitFullscreen();
    }
    return undefined;
  },
  'a film in its own window': () =>
    document.pictureInPictureElement && document.exitPictureInPicture(),
  'the selection': () => getSelection()?.removeAllRanges(),
  'the focus': () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
  'the zoom of a pinch': () => {
    window.resetZoom?.('');
  },
  'the scroll position': () => {
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
  },
};

/** Deletes all visitor state. Failures are named in the console and don't stop the rest. Never rejects. */
export async function forgetVisitor(): Promise<void> {
  await Promise.all(
    Object.entries(visitorState).map(async ([name, forget]) => {
      try {
        await forget();
      } catch (error) {
        console.error(`The reset could not forget ${name}:`, error);
      }
    }),
  );
}

/** Deletes cookies for every folder above the page, since a script cannot see a cookie's folder. */
function forgetCookies(): void {
  const folders = location.pathname.split('/').map((_, index, parts) => {
    return parts.slice(0, index + 1).join('/') || '/';
  });
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.trim().split('=');
    if (name === '') continue;
    for (const folder of folders) document.cookie = `${name}=; path=${folder}; max-age=0`;
  }
}
