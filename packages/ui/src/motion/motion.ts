/**
 * The showcase's only easing curve, duration and distance, as plain data. The slide is along the block axis, so it's
 * the same in both reading directions.
 */
export const motion = {
  seconds: 0.45,
  curve: [0.4, 0, 0.2, 1],
  enterOffset: 18,
  css: '0.45s cubic-bezier(0.4, 0, 0.2, 1)',
} as const;

/** True if the visitor prefers reduced motion; false if unknown (server, old browsers). */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
