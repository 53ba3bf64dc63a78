/** Repeatable random choices from a seed (mulberry32, a public-domain generator by Tommy Ettinger). */
export function createRandom(seed: number) {
  let state = seed;
  /** From 0 (inclusive) to 1 (exclusive). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number up to and including `max`. */
  const upTo = (max: number) => Math.floor(next() * (max + 1));
  return { next, upTo, pick: <T>(list: readonly T[]) => list[upTo(list.length - 1)] };
}

export type Random = ReturnType<typeof createRandom>;
