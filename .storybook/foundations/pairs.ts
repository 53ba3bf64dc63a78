import type { ColorRoles } from '@showcase/ui';

type Role = Exclude<keyof ColorRoles, 'shade' | 'scheme'>;

/** A colour that stands on another, and what WCAG 2.2 AA asks of the two. */
export interface Pair {
  readonly front: Role;
  readonly back: Role;
  /** 4.5 for text of any size, 3 for what is no text, such as the focus ring. */
  readonly least: 4.5 | 3;
}

const grounds: readonly Role[] = ['page', 'surface', 'raised'];
const on = (front: Role, backs: readonly Role[], least: Pair['least'] = 4.5): readonly Pair[] =>
  backs.map((back) => ({ front, back, least }));

/** Every pair that parts use. */
export const pairs: readonly Pair[] = [
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
];
