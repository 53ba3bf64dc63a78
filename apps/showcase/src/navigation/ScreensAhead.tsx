import { Activity, useEffect, useInsertionEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isLoaded, patternAt, preloadAll } from './preload.ts';

export interface ScreensAheadProps {
  /** The address of the screen shown. */
  readonly shown: string;
  /** The screen at an address. */
  readonly children: (pathname: string) => ReactNode;
}

/** When the first screen has settled, and when any other has, in milliseconds. */
const settled = { first: 4000, next: 200 };

/**
 * Makes screens ready before anyone asks for them. It loads all of them and, while the browser has nothing else to do,
 * renders one for each route that the screen shown links to. styled-components makes styles as it renders: without this,
 * they would be half of what a change of page takes.
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
  // Hidden, it runs no effect.
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

/** Says that what stands before it has been rendered. Effects of this kind run even in hidden content. */
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
