interface RateLimitOptions {
  /** How many requests each client may send … */
  readonly requests: number;
  /** … in any window of this length. */
  readonly milliseconds: number;
  readonly now: () => number;
}

/**
 * Limits the requests of each client by a sliding window. Refused requests do not count, so a client that waits as long
 * as it is told gets through.
 *
 * @returns A function to call once per request with the client's id. It returns 0 if the request may pass, and
 *   otherwise how many whole seconds to wait.
 */
export function createRateLimit({
  requests,
  milliseconds,
  now,
}: RateLimitOptions): (client: string) => number {
  /** When each client's requests passed. The client with the latest request is last. */
  const passed = new Map<string, readonly number[]>();
  return (client) => {
    const time = now();
    // A clock that was set back must not lock anybody out: requests in its future no longer count.
    const isRecent = (earlier: number) => earlier <= time && earlier > time - milliseconds;
    for (const [other, times] of passed) {
      if (times.some(isRecent)) break;
      passed.delete(other);
    }
    const recent = (passed.get(client) ?? []).filter(isRecent);
    const [oldest = time] = recent;
    if (recent.length >= requests) return Math.ceil((oldest + milliseconds - time) / 1000);
    passed.delete(client);
    passed.set(client, [...recent, time]);
    return 0;
  };
}
