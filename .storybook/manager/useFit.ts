/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';
import { surfaces } from '../surfaces.ts';

/** What Storybook leaves around a frame of a given size, in pixels. */
const inset = { inline: 88, block: 96 };

interface Viewport {
  readonly value?: string;
  readonly isRotated?: boolean;
}

/** The size of the surface chosen in the toolbar, in pixels; undefined if the story has all the space there is. */
export function surfaceOf(viewport: unknown) {
  const { value = '', isRotated = false } = (viewport ?? {}) as Viewport;
  const chosen = Object.entries(surfaces).find(([name]) => name === value)?.[1];
  if (!chosen) return undefined;
  const [width, height] = [parseInt(chosen.styles.width), parseInt(chosen.styles.height)];
  return isRotated ? { width: height, height: width } : { width, height };
}

/** By how much a surface must shrink to be seen whole in an element, at most 1. */
export function useFit(surface: ReturnType<typeof surfaceOf>) {
  const ref = React.useRef<HTMLDivElement>(null);
  const [space, setSpace] = React.useState({ width: Infinity, height: Infinity });
  React.useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setSpace({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const scale = surface
    ? Math.min(
        1,
        (space.width - inset.inline) / surface.width,
        (space.height - inset.block) / surface.height,
      )
    : 1;
  return { ref, scale: Math.max(scale, 0.05) };
}
