import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  nextIdleTime,
  secondsLeft,
  startIdleTime,
  type IdleEvent,
  type IdlePhase,
} from './idleTime.ts';
import { listenForInput } from './listenForInput.ts';

export interface IdleTimeOptions {
  /**
   * Specifies how many seconds without input lead to the warning. Without a number above 0 nothing is counted.
   */
  readonly idleSeconds: number | undefined;
  /** Specifies how many seconds the warning waits for an answer. @default 15 */
  readonly warningSeconds?: number | undefined;
  /**
   * Is asked four times a second whether something goes on that needs no input, such as a film with sound or a request
   * that is being sent. Time does not count meanwhile.
   */
  readonly isBusy?: (() => boolean) | undefined;
  /** Specifies whether nobody is there at first, as when a stand is switched on. @default false */
  readonly startsIdle?: boolean | undefined;
}

export interface IdleTimeResult {
  /** 'active', then 'warning', then 'idle' until the next input. */
  readonly phase: IdlePhase;
  /** The seconds left to answer the warning. */
  readonly secondsLeft: number;
  /** Says that somebody is there: what the button of a warning calls. */
  readonly stay: () => void;
}

/** In milliseconds: a few times a second, so that no second of the countdown is left out. */
const tickLength = 250;

/**
 * Counts the time in which nobody uses the page, for a stand that looks after itself: no press, no key, no wheel, no
 * moved pointer. Input counts when it ends, wherever on the page.
 *
 * It goes by a clock that nobody sets, and a machine that wakes up asks before it resets. A key or a finger that is
 * held down is no input. Neither are presses on one spot after five minutes of them, so that glass that presses itself
 * does not keep a stand awake; nor a frame that has had the focus for five minutes, since its input cannot be heard.
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
      const isFrameFocused = document.activeElement?.matches('iframe, object, embed') ?? false;
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
