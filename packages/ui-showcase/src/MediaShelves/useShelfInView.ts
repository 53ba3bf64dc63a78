import { useEffect, useState } from 'react';

/**
 * The id of the shelf in view: the one that crosses a line in the upper half of the screen, and the first one before
 * the browser reports any.
 */
export function useShelfInView(shelves: readonly { readonly id: string }[]): string | undefined {
  const [inView, setInView] = useState(shelves[0]?.id);

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setInView(shown.target.id);
      },
      { rootMargin: '-35% 0% -65% 0%' },
    );
    for (const { id } of shelves) {
      const shelf = document.getElementById(id);
      if (shelf) observer.observe(shelf);
    }
    return () => {
      observer.disconnect();
    };
  }, [shelves]);

  return inView;
}
