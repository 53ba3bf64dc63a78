import { useEffect, useRef, useState, type Ref } from 'react';
import { useMergedRef } from '@showcase/ui/internal';

/**
 * The id of the shelf in view: the one that crosses a line in the upper half of the screen. Undefined if the browser
 * doesn't report it.
 */
export function useShelfInView(given: Ref<HTMLDivElement> | undefined) {
  const own = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setInView(shown.target.id);
      },
      { rootMargin: '-35% 0% -65% 0%' },
    );
    for (const shelf of own.current?.querySelectorAll('section') ?? []) observer.observe(shelf);
    return () => {
      observer.disconnect();
    };
  }, []);

  return { root: useMergedRef(own, given), inView };
}
