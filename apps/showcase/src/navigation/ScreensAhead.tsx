import { Activity, useEffect, useInsertionEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isLoaded, patternAt, preloadAll } from './preload.ts';

export interface ScreensAheadProps {
  /** The address of the screen shown. */
  readonly shown: string;
  /** The screen at an address. */
  readonly children: (pathname: string) => ReactNode;
}

/** When the first screen, and any later one, has settled, in milliseconds. */
const settled = { first: 4000, next: 200 };

/**
 * Prepares screens before visitors open them. It loads all of them and, while the browser is idle, renders one for each
 * route that the current screen links to. styled-components creates styles while rendering: without this, that would be
 * half of a page change's scripting time.
 */
export function ScreensAhead({ shown, children }: ScreensAheadProps) {
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
    const timer = setTimeout(() => {
      const pathname = linked().find((link) => isLoaded(link) && !rendered.has(patternAt(link)));
      // In a document without a window, a screen fetches nothing.
      const { body } = document.implementation.createHTMLDocument();
      if (pathname !== undefined) setNext({ pathname, body });
    }, settled.next);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, isAllLoaded, rendered]);

  if (next === undefined) return null;
  // Hidden content runs no effects.
  return (
    <Activity mode="hidden">
      {createPortal(
        <>
          {children(next.pathname)}
          <Sign
            onRendered={() => {
              setNext(undefined);
              setRendered(new Set([...rendered, patternAt(next.pathname)]));
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

/** The addresses of the app that the document links to. */
function linked(): readonly string[] {
  return [...document.links].flatMap(({ origin, pathname }) =>
    origin === location.origin ? pathname : [],
  );
}
