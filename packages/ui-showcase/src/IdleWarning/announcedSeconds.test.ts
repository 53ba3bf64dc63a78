import { expect, it } from 'vitest';
import { announcedSeconds } from './announcedSeconds.ts';

const heard = (total: number) => {
  const spoken = Array.from({ length: total + 1 }, (_, passed) =>
    announcedSeconds(total - passed, total),
  );
  return spoken.filter((seconds, index) => seconds !== undefined && seconds !== spoken[index - 1]);
};

it.each([
  [60, [30, 10, 5]],
  [15, [10, 5]],
  [10, [5]],
  [4, []],
])('announces a countdown from %d at %j', (total, expected) => {
  expect(heard(total)).toEqual(expected);
});
