import { expect, it } from 'vitest';
import { watchMovement } from './movement.ts';

it('a pointer that moves far within a second counts', () => {
  const isMeant = watchMovement();
  expect(isMeant(1, 0, 0, 0)).toBe(false);
  expect(isMeant(1, 20, 0, 400)).toBe(false);
  expect(isMeant(1, 20, 20, 800)).toBe(true);
});

it('a pointer that shakes or creeps does not count', () => {
  const isMeant = watchMovement();
  for (let time = 0; time < 60_000; time += 100) {
    expect(isMeant(1, (time / 100) % 2 === 0 ? 0 : 20, 0, time)).toBe(false);
    expect(isMeant(2, time / 100, 0, time)).toBe(false);
  }
});

it('two resting pointers are not one that jumps', () => {
  const isMeant = watchMovement();
  for (let time = 0; time < 5000; time += 100) {
    expect(isMeant(1, 0, 0, time)).toBe(false);
    expect(isMeant(2, 900, 900, time)).toBe(false);
  }
});
