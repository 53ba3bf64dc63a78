import type { IdlePhase } from '@showcase/ui/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { KioskConfiguration } from '../config/defaults.ts';
import { preloadScreen } from '../navigation/preload.ts';
import { betweenVisitors, isBetweenVisitors } from '../router/betweenVisitors.ts';
import { rewindHistory } from './rewindHistory.ts';
import { forgetVisitor } from './visitorState.ts';

interface VisitorsOptions {
  readonly kiosk: KioskConfiguration;
  readonly phase: IdlePhase;
  /** How many visitors have been forgotten since the page was loaded. */
  readonly visitor: number;
  /** Is called when the screens of a visitor are to be dropped. */
  readonly onForget: () => void;
}

/** Forgets a visitor who is gone, shows the attract loop until the next one comes, and leads them home. */
export function useVisitors({ kiosk, phase, visitor, onForget }: VisitorsOptions): void {
  const { home, attractLoop, idleSeconds } = kiosk;
  const location = useLocation();
  const navigate = useNavigate();
  const showLoop = (replace: boolean) =>
    navigate(attractLoop ?? home, { replace, state: betweenVisitors });

  const isBetween = isBetweenVisitors(location);
  const onIdle = useEffectEvent(async (hasBegun: boolean) => {
    if (!hasBegun) {
      // Switched on, or reloaded, while nobody is there.
      if (!isBetween) await showLoop(true);
      return;
    }
    await preloadScreen(pathOf(attractLoop ?? home));
    await rewindHistory();
    onForget();
    await navigate(home, { replace: true });
    await showLoop(false);
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (idleSeconds === undefined) return;
    if (phase === 'idle') void onIdle(hasBegun.current);
    hasBegun.current = true;
  }, [phase, idleSeconds]);

  // Of somebody who comes before the loop does, too.
  const isMet = idleSeconds !== undefined && phase === 'active' && isBetween;
  const onMet = useEffectEvent(() => {
    if (attractLoop !== null) void navigate(home, { replace: true });
  });
  useEffect(() => {
    if (isMet) onMet();
  }, [isMet]);

  useEffect(() => {
    if (visitor > 0) void forgetVisitor();
  }, [visitor]);
}

/** The path of an address, without search and hash. */
export const pathOf = (address: string) => new URL(address, location.origin).pathname;
