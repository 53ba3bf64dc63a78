import { expect, test } from 'vitest';
import { formatTime } from './formatTime.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [60, '1:00'],
  [760, '12:40'],
  [3599.99, '59:59'],
  [3723, '1:02:03'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
