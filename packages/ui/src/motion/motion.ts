/**
 * The only curve, duration and distance of the showcase, as plain data. The slide is along the block axis, so
 * that it is the same in both reading directions.
 */
export const motion = {
  seconds: 0.45,
  curve: [0.4, 0, 0.2, 1],
  enterOffset: 18,
  css: '0.45s cubic-bezier(0.4, 0, 0.2, 1)',
} as const;

/** True when the visitor asked for less motion; false where this cannot be known (server, old browsers). */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
