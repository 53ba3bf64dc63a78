/** How far a pointer must move, in pixels, and within how many milliseconds. */
const meantDistance = 24;
const meantTime = 1000;

interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/**
 * Distinguishes a deliberate movement from a pointer that shakes with its table, and from a finger or object that rests
 * on the glass. Each pointer is tracked separately: two resting pointers aren't one that jumps.
 *
 * @returns A function that takes a pointer's id, its place in pixels and the time in milliseconds, and returns whether
 * it has moved.
 */
export function watchMovement(): (id: number, x: number, y: number, time: number) => boolean {
  const anchors = new Map<number, Anchor>();
  return (id, x, y, time) => {
    for (const [known, anchor] of anchors) {
      if (time - anchor.time > meantTime) anchors.delete(known);
    }
    const from = anchors.get(id);
    if (!from) anchors.set(id, { x, y, time });
    return from !== undefined && Math.hypot(x - from.x, y - from.y) > meantDistance;
  };
}
