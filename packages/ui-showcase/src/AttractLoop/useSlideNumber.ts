import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@showcase/ui/internal';

/**
 * Counts the slides shown so far. The timer stops while the tab is hidden and restarts when it's visible again.
 *
 * @param seconds How long each slide stays; with `undefined`, the count doesn't advance.
 */
export function useSlideNumber(seconds: number | undefined): number {
  const [number, setNumber] = useState(0);

  useEffect(() => {
    if (seconds === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const wait = seconds * 1000 * (prefersReducedMotion() ? 2 : 1);
      timer = setTimeout(() => {
        setNumber((shown) => shown + 1);
      }, wait);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [number, seconds]);

  return number;
}
