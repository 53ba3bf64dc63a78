import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../motion/motion.ts';

/**
 * Counts the slides shown so far. While the tab is hidden no timer runs, and coming back begins the slide's time anew.
 *
 * @param seconds How long each stays; `undefined` stops at the first.
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
