import type { ViewportMap } from 'storybook/viewport';

/** The screens on which the showcase is shown. `mobile1` is the narrowest one that must not scroll sideways. */
export const surfaces = {
  mobile1: surface('Small phone', 320, 568, 'mobile'),
  phone: surface('Phone', 390, 844, 'mobile'),
  tablet: surface('Tablet', 834, 1112, 'tablet'),
  laptop: surface('Laptop', 1280, 800, 'desktop'),
  kiosk: surface('Kiosk, portrait', 1080, 1920, 'other'),
  wall: surface('4K wall', 3840, 2160, 'other'),
} as const satisfies ViewportMap;

function surface(
  name: string,
  width: number,
  height: number,
  type: NonNullable<ViewportMap[string]['type']>,
) {
  const sized = `${name}, ${String(width)} × ${String(height)}`;
  return {
    name: sized,
    type,
    styles: { width: `${String(width)}px`, height: `${String(height)}px` },
  };
}
