import type { ColorRoles } from './roles.ts';

/** Red, green and blue, each from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

/** Reads a colour written as `#rrggbb`. */
export function parseColor(hex: string): Color {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** The relative luminance of WCAG 2. */
function luminance(color: Color): number {
  const linear = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The contrast ratio of two colours written as `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  return contrast(parseColor(one), parseColor(other));
}

/** A role whose value is a colour. */
export type ColorRole = Exclude<keyof ColorRoles, 'shade' | 'scheme'>;

/** A colour on top of another, and the contrast that WCAG 2.2 AA requires. */
export interface ColorPair {
  /** The role of the text, icon or line. */
  readonly front: ColorRole;
  /** The role of the background. */
  readonly back: ColorRole;
  /** 4.5 for text of any size, 3 for anything else, such as the focus ring. */
  readonly minRatio: 4.5 | 3;
}

/** A pair whose contrast is too low. */
export interface FailingPair extends ColorPair {
  /** The actual contrast, from 1 to 21. */
  readonly ratio: number;
}

const grounds: readonly ColorRole[] = ['page', 'surface', 'raised'];
const on = (
  front: ColorRole,
  backs: readonly ColorRole[],
  minRatio: ColorPair['minRatio'] = 4.5,
): readonly ColorPair[] => backs.map((back) => ({ front, back, minRatio }));

/** Every pair of roles that components use. Marked as pure, so that a bundler drops it in production. */
export const colorPairs: readonly ColorPair[] = /* @__PURE__ */ (() => [
  ...on('text', [...grounds, 'soft']),
  ...on('muted', grounds),
  ...on('highlight', grounds),
  ...on('accent', grounds),
  ...on('warning', ['page', 'surface']),
  ...on('positive', ['page', 'surface']),
  ...on('onAccent', ['accent']),
  ...on('onPositive', ['positive']),
  ...on('onIdle', ['idle']),
  ...on('focus', grounds, 3),
])();

/** The pairs of a theme's colours that fail WCAG 2.2 AA, each with its ratio. */
export function failingPairs(colors: ColorRoles): readonly FailingPair[] {
  return colorPairs
    .map((pair) => ({ ...pair, ratio: contrastOf(colors[pair.front], colors[pair.back]) }))
    .filter(({ ratio, minRatio }) => ratio < minRatio);
}
