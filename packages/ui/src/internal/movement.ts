/** How far a pointer must get, in pixels, and within how many milliseconds. */
const meantDistance = 24;
const meantTime = 1000;

interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/**
 * Tells a movement that is meant from a pointer that shakes with its table, and from a finger or a thing that rests on
 * the glass. Each pointer is followed by itself: two that rest are not one that jumps.
 *
 * @returns A function of a pointer's id, its place in pixels and the time in milliseconds: whether it has moved.
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
