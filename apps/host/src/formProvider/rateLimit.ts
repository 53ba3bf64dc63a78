interface RateLimitOptions {
  /** How many requests may pass … */
  readonly requests: number;
  /** … in any window of this length. */
  readonly milliseconds: number;
  readonly now: () => number;
}

/**
 * Limits requests by a sliding window. Refused requests do not count, so a client that waits as told gets through.
 *
 * @returns A function to call once per request. It returns 0 if the request may pass, and otherwise how many whole
 *   seconds to wait.
 */
export function createRateLimit({ requests, milliseconds, now }: RateLimitOptions): () => number {
  let passed: readonly number[] = [];
  return () => {
    const time = now();
    // A clock that was set back must not lock everybody out: requests in its future no longer count.
    passed = passed.filter((earlier) => earlier <= time && earlier > time - milliseconds);
    const [oldest = time] = passed;
    if (passed.length >= requests) return Math.ceil((oldest + milliseconds - time) / 1000);
    passed = [...passed, time];
    return 0;
  };
}
