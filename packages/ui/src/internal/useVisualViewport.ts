import { useEffect, type RefObject } from 'react';

/**
 * Keeps an element with a fixed position in the part of the page that a pinch shows, and at the size that it has
 * without one.
 */
export function useVisualViewport(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const element = ref.current;
    if (!view || !element) return undefined;
    const place = () => {
      const { scale, offsetLeft, offsetTop } = view;
      const isZoomed = scale !== 1;
      element.style.transformOrigin = `${px(-element.offsetLeft)} ${px(-element.offsetTop)}`;
      element.style.transform = isZoomed
        ? `translate(${px(offsetLeft)}, ${px(offsetTop)}) scale(${String(1 / scale)})`
        : '';
    };
    place();
    const events = ['resize', 'scroll'] as const;
    for (const event of events) view.addEventListener(event, place);
    return () => {
      for (const event of events) view.removeEventListener(event, place);
    };
  }, [ref]);
}

const px = (length: number) => `${String(length)}px`;
