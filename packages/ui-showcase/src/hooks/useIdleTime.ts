import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  nextIdleTime,
  secondsLeft,
  startIdleTime,
  type IdleEvent,
  type IdlePhase,
} from './idleTime.ts';
import { focusedElement } from '@showcase/ui/internal';
import { listenForInput } from './listenForInput.ts';

export interface IdleTimeOptions {
  /** Specifies how many seconds without input lead to the warning. Without a number above 0, nothing is counted. */
  readonly idleSeconds: number | undefined;
  /** Specifies how many seconds the warning waits for a response. @default 15 */
  readonly warningSeconds?: number | undefined;
  /**
   * Called four times a second, and returns whether something that needs no input is in progress, such as a film
   * with sound or a pending request. Time doesn't count meanwhile.
   */
  readonly isBusy?: (() => boolean) | undefined;
  /** Specifies whether it starts idle, as when a kiosk is switched on. @default false */
  readonly startsIdle?: boolean | undefined;
}

export interface IdleTimeResult {
  /** 'active', then 'warning', then 'idle' until the next input. */
  readonly phase: IdlePhase;
  /** The seconds left to respond to the warning. */
  readonly secondsLeft: number;
  /** Confirms that somebody is there; the warning's button calls it. */
  readonly stay: () => void;
}

/** In milliseconds: a few times a second, so the countdown skips no second. */
const tickLength = 250;

/**
 * Counts the time without input, for an unattended kiosk: no press, key, wheel or pointer movement. Input counts when
 * it ends, anywhere on the page.
 *
 * It uses a monotonic clock, and after sleep it asks before it resets. A key or finger that stays down isn't input.
 * Presses on one spot stop counting after five minutes, so phantom touches don't keep a kiosk active. So does a
 * frame that has had the focus for five minutes, because its input can't be detected.
 */
export function useIdleTime(options: IdleTimeOptions): IdleTimeResult {
  const { idleSeconds = 0, warningSeconds = 15, isBusy, startsIdle = false } = options;
  const isCounting = idleSeconds > 0;
  const [firstPhase] = useState<IdlePhase>(startsIdle && isCounting ? 'idle' : 'active');
  const [shown, setShown] = useState<Omit<IdleTimeResult, 'stay'>>();
  const send = useRef<(event: IdleEvent) => void>(undefined);
  const askWhetherBusy = useEffectEvent(() => isBusy?.() ?? false);

  useEffect(() => {
    if (!isCounting) return undefined;
    const limits = { idle: idleSeconds * 1000, warning: Math.max(0, warningSeconds * 1000) };
    let state = startIdleTime(performance.now(), firstPhase);
    const dispatch = (event: IdleEvent) => {
      state = nextIdleTime(state, event, performance.now(), limits);
      const next = { phase: state.phase, secondsLeft: secondsLeft(state, limits) };
      setShown((last) =>
        last?.phase === next.phase && last.secondsLeft === next.secondsLeft ? last : next,
      );
    };
    send.current = dispatch;
    const stopListening = listenForInput((place) => {
      dispatch({ type: 'input', place });
    });
    const timer = setInterval(() => {
      const isFrameFocused = focusedElement()?.matches('iframe, object, embed') ?? false;
      dispatch({ type: 'tick', isBusy: askWhetherBusy(), isFrameFocused });
    }, tickLength);
    return () => {
      stopListening();
      clearInterval(timer);
      send.current = undefined;
      setShown(undefined);
    };
  }, [isCounting, idleSeconds, warningSeconds, firstPhase]);

  const stay = useCallback(() => {
    send.current?.({ type: 'stay' });
  }, []);
  return { phase: firstPhase, secondsLeft: warningSeconds, ...shown, stay };
}
