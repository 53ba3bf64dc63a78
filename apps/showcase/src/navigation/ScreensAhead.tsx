import { Activity, useEffect, useInsertionEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isLoaded, preloadAll, preloadScreen } from './preload.ts';
import { routeAt } from './routeAt.ts';

export interface ScreensAheadProps {
  /** The address of the screen shown. */
  readonly shown: string;
  /** The address of the screen that is about to be shown: another one while the screen leaves. */
  readonly requested: string;
  /** The screen at an address. */
  readonly children: (pathname: string) => ReactNode;
}

/** When the first screen, and any later one, has settled, in milliseconds. */
const settled = { first: 4000, next: 200 };

/**
 * Prepares screens before visitors open them. It loads all of them and, while the browser is idle, renders one for each
 * route that the current screen links to. styled-components creates styles while rendering: without this, that would be
 * half of a page change's scripting time. While a screen leaves, it renders the next one and fetches its pictures.
 */
export function ScreensAhead({ shown, requested, children }: ScreensAheadProps) {
  const [isAllLoaded, setIsAllLoaded] = useState(false);
  const [rendered, setRendered] = useState<ReadonlySet<string>>(new Set());
  const [next, setNext] = useState<{ readonly pathname: string; readonly body: HTMLElement }>();

  useEffect(() => {
    const timer = setTimeout(() => {
      void preloadAll().then(() => {
        setIsAllLoaded(true);
      });
    }, settled.first);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (requested === shown) return undefined;
    let isCurrent = true;
    preloadScreen(requested).then(
      () => {
        if (isCurrent) setNext({ pathname: requested, body: bodyWithoutWindow() });
      },
      // The screen itself reports that it can't be loaded.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setNext(undefined);
    };
  }, [shown, requested]);

  useEffect(() => {
    if (requested !== shown) return undefined;
    const timer = setTimeout(() => {
      const isNew = (pattern: string) =>
        pattern !== routeAt(shown).pattern && !rendered.has(pattern);
      const pathname = linked().find((link) => isLoaded(link) && isNew(routeAt(link).pattern));
      if (pathname !== undefined) setNext({ pathname, body: bodyWithoutWindow() });
    }, settled.next);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, requested, isAllLoaded, rendered]);

  if (next === undefined) return null;
  // Hidden content runs no effects.
  return (
    <Activity mode="hidden">
      {createPortal(
        <>
          {children(next.pathname)}
          <Sign
            onRendered={() => {
              if (next.pathname === requested) fetchPictures(next.body);
              setNext(undefined);
              setRendered(new Set([...rendered, routeAt(next.pathname).pattern]));
            }}
          />
        </>,
        next.body,
      )}
    </Activity>
  );
}

/** Reports that its preceding siblings have been rendered. Insertion effects run even in hidden content. */
function Sign({ onRendered }: { readonly onRendered: () => void }) {
  useInsertionEffect(() => {
    const timer = setTimeout(onRendered);
    return () => {
      clearTimeout(timer);
    };
  }, [onRendered]);
  return null;
}

/** In a document without a window, a screen fetches nothing. */
function bodyWithoutWindow(): HTMLElement {
  return document.implementation.createHTMLDocument().body;
}

/** Fetches and decodes the pictures of a screen that aren't lazy. */
function fetchPictures(screen: HTMLElement) {
  for (const { src, srcset, sizes, loading } of screen.querySelectorAll('img')) {
    if (loading === 'lazy') continue;
    const image = new Image();
    Object.assign(image, { sizes, srcset, src });
    // Chromium keeps an image with `sizes` until it leaves a document.
    document.head.append(image);
    image.remove();
    // The screen itself reports a broken picture.
    image.decode().catch(() => undefined);
  }
}

/** The addresses of the app that the document links to. */
function linked(): readonly string[] {
  return [...document.links].flatMap(({ origin, pathname }) =>
    origin === location.origin ? pathname : [],
  );
}
