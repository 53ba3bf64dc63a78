const shortest = 1000;
/** Requests go out within a minute of the network's return. */
const longest = 60_000;
/** A provider that asks for more may be wrong, and the event may be over by then. */
const longestRetryAfter = 3_600_000;

/**
 * How long to wait after a number of failures in a row, in milliseconds: about 1, 2, 4, … 60 seconds. Half of it is
 * random, so several hosts don't retry at the same moment.
 *
 * @param random A number from 0 to 1.
 */
export function backoff(failures: number, random: number): number {
  const full = Math.min(longest, shortest * 2 ** Math.max(0, failures - 1));
  return (full * (1 + random)) / 2;
}

/**
 * Reads a `Retry-After` header: seconds or a date (RFC 9110, section 10.2.3).
 *
 * @param now In milliseconds since the epoch.
 * @returns Milliseconds from 0 to one hour; 0 if there is no header or it is malformed.
 */
export function readRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const text = header.trim();
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(milliseconds) ? 0 : Math.min(longestRetryAfter, Math.max(0, milliseconds));
}
