interface RateLimitOptions {
  /** So many requests … */
  readonly requests: number;
  /** … in any window of this length. */
  readonly milliseconds: number;
  readonly now: () => number;
}

/**
 * A sliding window. Refused requests do not count, so that a client that waits as told gets through.
 *
 * @returns A function to call once per request: 0 when it may pass, else the whole seconds to wait, 1 at least.
 */
export function createRateLimit({ requests, milliseconds, now }: RateLimitOptions): () => number {
  let passed: readonly number[] = [];
  return () => {
    const time = now();
    // A clock that was set back must not lock everybody out: what lies ahead of it no longer counts.
    passed = passed.filter((earlier) => earlier <= time && earlier > time - milliseconds);
    const [oldest = time] = passed;
    if (passed.length >= requests) return Math.ceil((oldest + milliseconds - time) / 1000);
    passed = [...passed, time];
    return 0;
  };
}
