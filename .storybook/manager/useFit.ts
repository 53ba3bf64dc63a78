/** @jsxRuntime classic -- the manager has its own React, without the automatic runtime */
import * as React from 'react';
import { surfaces } from '../surfaces.ts';

/** Storybook's margin around a frame of a given size, in pixels. */
const inset = { inline: 88, block: 96 };

interface Viewport {
  readonly value?: string;
  readonly isRotated?: boolean;
}

/** The size of the surface chosen in the toolbar, in pixels; undefined if the story has all available space. */
export function surfaceOf(viewport: unknown) {
  const { value = '', isRotated = false } = (viewport ?? {}) as Viewport;
  const chosen = Object.entries(surfaces).find(([name]) => name === value)?.[1];
  if (!chosen) return undefined;
  const [width, height] = [parseInt(chosen.styles.width), parseInt(chosen.styles.height)];
  return isRotated ? { width: height, height: width } : { width, height };
}

/** The scale at which a surface fits into an element, at most 1. */
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
