/** Random choices that a seed repeats (mulberry32, a generator in the public domain by Tommy Ettinger). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to 1, without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number up to and with `most`. */
  upTo(most: number): number {
    return Math.floor(this.next() * (most + 1));
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.upTo(list.length - 1)];
  }
}
