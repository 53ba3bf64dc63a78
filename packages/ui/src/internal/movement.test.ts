import { expect, it } from 'vitest';
import { watchMovement } from './movement.ts';

it('a pointer that gets far within a second is meant', () => {
  const isMeant = watchMovement();
  expect(isMeant(1, 0, 0, 0)).toBe(false);
  expect(isMeant(1, 20, 0, 400)).toBe(false);
  expect(isMeant(1, 20, 20, 800)).toBe(true);
});

it('one that shakes, or creeps, is not', () => {
  const isMeant = watchMovement();
  for (let time = 0; time < 60_000; time += 100) {
    expect(isMeant(1, (time / 100) % 2 === 0 ? 0 : 20, 0, time)).toBe(false);
    expect(isMeant(2, time / 100, 0, time)).toBe(false);
  }
});

it('two that rest are not one that jumps', () => {
  const isMeant = watchMovement();
  for (let time = 0; time < 5000; time += 100) {
    expect(isMeant(1, 0, 0, time)).toBe(false);
    expect(isMeant(2, 900, 900, time)).toBe(false);
  }
});
