import type { IdlePhase } from '@showcase/ui-showcase/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

  const isBetween = isBetweenVisitors(location);
  const [isResetting, setIsResetting] = useState(false);

  const reset = async () => {
    setIsResetting(true);
    await preloadScreen(pathOf(attractLoop ?? home));
    await rewindHistory();
    onForget();
    await navigate(home, { replace: true });
    await showLoop(false);
    setIsResetting(false);
  };
  const onChange = useEffectEvent(async (last: IdlePhase | undefined) => {
    if (phase === 'idle' && last !== undefined && last !== 'idle') {
      await reset();
    } else if (phase === 'idle' && !isBetween && !isResetting) {
      // Started or reloaded between visitors, or the history has led away from the loop.
      await showLoop(true);
    } else if (phase === 'active' && isBetween && attractLoop !== null) {
      await navigate(home, { replace: true });
    }
  });
  const lastPhase = useRef<IdlePhase>(undefined);
  useEffect(() => {
    if (idleSeconds === undefined) return;
    void onChange(lastPhase.current);
    lastPhase.current = phase;
  }, [phase, isBetween, isResetting, idleSeconds]);

  useEffect(() => {
    if (visitor > 0) void forgetVisitor();
  }, [visitor]);
}

/** The path of an address, without search and hash. */
export const pathOf = (address: string) => new URL(address, location.origin).pathname;
