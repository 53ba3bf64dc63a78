import type { IdlePhase } from '@showcase/ui-showcase/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { KioskConfiguration } from '@showcase/content/configuration/schema';
import { preloadScreen } from '../navigation/preload.ts';
import { betweenVisitors, isBetweenVisitors } from '../router/betweenVisitors.ts';
import { rewindHistory } from './rewindHistory.ts';
import { forgetVisitor } from './visitorState.ts';

interface VisitorsOptions {
  readonly kiosk: KioskConfiguration;
  readonly phase: IdlePhase;
  /** The number of resets since the page was loaded. */
  readonly visitor: number;
  /** Called when a visitor's screens must be dropped. */
  readonly onForget: () => void;
}

/** Resets the app when a visitor leaves, shows the attract loop until the next one comes, and then goes home. */
export function useVisitors({ kiosk, phase, visitor, onForget }: VisitorsOptions): void {
  const { home, attractLoop, idleSeconds } = kiosk;
  const location = useLocation();
  const navigate = useNavigate();
  const showLoop = (replace: boolean) =>
    navigate(attractLoop ?? home, { replace, state: betweenVisitors });

  const onPhase = useEffectEvent(async (hasBegun: boolean) => {
    const isBetween = isBetweenVisitors(location);
    if (phase === 'idle' && !hasBegun) {
      // Started or reloaded between visitors.
      if (!isBetween) await showLoop(true);
    } else if (phase === 'idle') {
      await preloadScreen(pathOf(attractLoop ?? home));
      await rewindHistory();
      onForget();
      await navigate(home, { replace: true });
      await showLoop(false);
    } else if (phase === 'active' && isBetween && attractLoop !== null) {
      await navigate(home, { replace: true });
    }
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (idleSeconds === undefined) return;
    void onPhase(hasBegun.current);
    hasBegun.current = true;
  }, [phase, idleSeconds]);

  useEffect(() => {
    if (visitor > 0) void forgetVisitor();
  }, [visitor]);
}

/** The path of an address, without search and hash. */
export const pathOf = (address: string) => new URL(address, location.origin).pathname;
