import { useEffect, useEffectEvent } from 'react';

/**
 * Ignores a mouse that shakes with its table: it must move this far, in pixels, without resting this long, in
 * ms.
 */
const meantDistance = 24;
const rest = 1000;
/** For this long, in milliseconds, the hand that opened the screen may still be moving. */
const grace = 1000;

/** Calls back once, on the first input of any kind, anywhere on the page. */
export function useAnyInput(onInput: () => void): void {
  const report = useEffectEvent(onInput);

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const began = performance.now();
    let from: PointerEvent | undefined;
    let last: PointerEvent | undefined;

    const once = () => {
      listening.abort();
      report();
    };
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      // Enter may still be held from the link that led here, and F11 turns on full screen.
      if (!repeat && key !== 'F11') once();
    };
    const onMove = (event: PointerEvent) => {
      if (event.timeStamp - began < grace) return;
      if (!from || !last || event.timeStamp - last.timeStamp > rest) from = event;
      last = event;
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > meantDistance) {
        once();
      }
    };

    addEventListener('keydown', onKey, options);
    addEventListener('pointermove', onMove, options);
    // A press counts only when it ends; otherwise it would end on the next page.
    for (const input of ['click', 'auxclick', 'contextmenu', 'wheel', 'touchmove']) {
      addEventListener(input, once, options);
    }
    return () => {
      listening.abort();
    };
  }, []);
}
