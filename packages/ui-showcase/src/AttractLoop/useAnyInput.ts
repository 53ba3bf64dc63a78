import { useEffect, useEffectEvent } from 'react';
import { watchMovement } from '@showcase/ui/internal';

/** The hand that opened the screen may keep moving for this long, in milliseconds. */
const grace = 1000;

/** Calls back once, on the first input of any kind, anywhere on the page. */
export function useAnyInput(onInput: () => void): void {
  const report = useEffectEvent(onInput);

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const began = performance.now();
    const isMeant = watchMovement();

    const once = ({ timeStamp }: Event) => {
      // Without a transition, the click that opened the screen is still on its way to the window.
      if (timeStamp < began) return;
      listening.abort();
      report();
    };
    const onKey = (event: KeyboardEvent) => {
      // Enter may still be held down from following the link here, and F11 toggles full screen.
      if (!event.repeat && event.key !== 'F11') once(event);
    };
    const onMove = (event: PointerEvent) => {
      const { pointerId, clientX, clientY, timeStamp } = event;
      if (timeStamp - began < grace) return;
      if (isMeant(pointerId, clientX, clientY, timeStamp)) once(event);
    };

    addEventListener('keydown', onKey, options);
    addEventListener('pointermove', onMove, options);
    // A press counts only when it ends; otherwise it would act on the next page.
    for (const input of ['click', 'auxclick', 'contextmenu', 'wheel', 'touchmove']) {
      addEventListener(input, once, options);
    }
    return () => {
      listening.abort();
    };
  }, []);
}
