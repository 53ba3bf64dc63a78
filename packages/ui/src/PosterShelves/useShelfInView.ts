import { useEffect, useRef, useState, type Ref } from 'react';
import { useMergedRef } from '../internal/useMergedRef.ts';

/** The shelf that lies across the middle of the screen, by its id; undefined before the first one is there. */
export function useShelfInView(given: Ref<HTMLDivElement> | undefined) {
  const own = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setInView(shown.target.id);
      },
      { rootMargin: '-50% 0% -50% 0%' },
    );
    for (const shelf of own.current?.querySelectorAll('section') ?? []) observer.observe(shelf);
    return () => {
      observer.disconnect();
    };
  }, []);

  return { root: useMergedRef(own, given), inView };
}
