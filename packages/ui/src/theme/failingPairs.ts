import { completeColors, type BrandColors } from './brandColors.ts';
import { contrastOf } from './contrast.ts';
import type { ColorRoles } from './roles.ts';

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

/** Every pair of roles that components use. Marked as pure, so a bundler drops it in production. */
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

/** The pairs of a theme's colours that fail WCAG 2.2 AA, each with its ratio. Roles that are left out are derived. */
export function failingPairs(given: BrandColors): readonly FailingPair[] {
  const colors = completeColors(given);
  return colorPairs
    .map((pair) => ({ ...pair, ratio: contrastOf(colors[pair.front], colors[pair.back]) }))
    .filter(({ ratio, minRatio }) => ratio < minRatio);
}
