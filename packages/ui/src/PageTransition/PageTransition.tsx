import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PageTransitionContext, type PageTransitionState, type Stage } from './context.ts';
import { comeBack, enter, leave, loadPageMotion } from './pageMotion.ts';
import { revealLinkTo } from './wayBack.ts';
import { whenIdle } from '../internal/whenIdle.ts';

const emptyStage: Stage = {
  page: null,
  scene: null,
  pressed: null,
  held: null,
  grown: null,
  path: '',
  change: null,
};

export interface PageTransitionProps<T> {
  /** Specifies the requested page, for instance a router's location. */
  readonly page: T;
  /** Identifies a page: a new key changes the page; anything else updates in place. */
  readonly keyOf: (page: T) => string;
  /** Specifies the initial page, if another may be requested before the first render. @default `page` */
  readonly initialPage?: T | undefined;
  /** Fetches what the next page needs while the old one leaves. A failure doesn't delay the change. */
  readonly load?: ((page: T) => Promise<unknown> | undefined) | undefined;
  /** Renders the current page, which is the old one until it has left. It contains one Page. */
  readonly children: (page: T) => ReactNode;
}

/**
 * Changes pages one after the other: the next page enters once the old one is gone and the next one has loaded. However
 * fast pages are requested, it settles on the last; requesting the current page again brings it back. The first page
 * doesn't move, so prerendered HTML is visible immediately.
 */
export function PageTransition<T>({
  page,
  keyOf,
  initialPage = page,
  load,
  children,
}: PageTransitionProps<T>) {
  const [shown, setShown] = useState(initialPage);
  const pageKey = keyOf(page);
  const shownKey = keyOf(shown);
  if (pageKey === shownKey && page !== shown) setShown(page);

  const stage = useRef<Stage>({ ...emptyStage });
  const hasChanged = useRef(false);
  const leaving = useRef<Promise<void>>(undefined);
  const loadPage = useRef(load);

  useLayoutEffect(() => {
    loadPage.current = load;
  });

  useEffect(() => whenIdle(() => void loadPageMotion()), []);

  useLayoutEffect(() => {
    if (pageKey === shownKey) {
      if (leaving.current) void comeBack(stage.current);
      leaving.current = undefined;
      return undefined;
    }
    let isLatest = true;
    leaving.current ??= leave(stage.current);
    const show = () => {
      if (!isLatest) return false;
      leaving.current = undefined;
      hasChanged.current = true;
      const { path } = stage.current;
      flushSync(() => {
        setShown(page);
      });
      revealLinkTo(path, stage.current);
      return true;
    };
    void Promise.allSettled([leaving.current, loadPage.current?.(page)]).then(() =>
      isLatest ? enter(stage.current, show) : undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [page, pageKey, shownKey]);

  const state = useMemo<PageTransitionState>(
    () => ({
      key: shownKey,
      setStage: (parts) => {
        Object.assign(stage.current, parts);
      },
      hasChanged: () => hasChanged.current,
    }),
    [shownKey],
  );
  return <PageTransitionContext value={state}>{children(shown)}</PageTransitionContext>;
}
