import { expect, it } from 'vitest';
import { backoff, readRetryAfter } from './retryDelay.ts';

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [6, 32_000],
  [7, 60_000],
  [5000, 60_000],
])('pauses after failure %i for %i ms, of which half is random (K5)', (failures, longest) => {
  expect(backoff(failures, 1)).toBe(longest);
  expect(backoff(failures, 0.5)).toBe(longest * 0.75);
  expect(backoff(failures, 0)).toBe(longest / 2);
});

const now = Date.parse('2026-11-21T08:00:00Z');

it.each([
  [null, 0],
  ['0', 0],
  ['7', 7000],
  [' 120 ', 120_000],
  ['Sat, 21 Nov 2026 08:01:30 GMT', 90_000],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ['3601', 3_600_000],
  ['9'.repeat(400), 3_600_000],
  ['Sun, 21 Nov 2027 08:00:00 GMT', 3_600_000],
  ['', 0],
  ['soon', 0],
  ['-5', 0],
])('reads Retry-After: %s as %i ms (K5)', (header, milliseconds) => {
  expect(readRetryAfter(header, now)).toBe(milliseconds);
});
