import { useEffect, useEffectEvent } from 'react';

/** A pointer that shakes with its table is not meant: so far it must get, in pixels, before it rests. */
const meantDistance = 24;
const rest = 1000;
/** The hand that chose the screen may still be moving, in milliseconds. */
const grace = 1000;

/** Calls back once, on the first input of whatever kind, wherever on the page. */
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
      // Enter may still be held from the link that led here, and F11 is how a stand fills its screen.
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
    // A press counts when it ends: what it would end on otherwise is the next page.
    for (const input of ['click', 'auxclick', 'contextmenu', 'wheel', 'touchmove']) {
      addEventListener(input, once, options);
    }
    return () => {
      listening.abort();
    };
  }, []);
}
