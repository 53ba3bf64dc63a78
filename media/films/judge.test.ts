import { describe, expect, it } from 'vitest';
import { judge, measureSteps, stepBetween } from './judge.ts';

describe('stepBetween', () => {
  it('is the mean of the absolute differences', () => {
    expect(stepBetween(Uint8Array.of(10, 20, 30, 40), Uint8Array.of(13, 19, 30, 36))).toBe(2);
  });

  it('is 0 between equal frames', () => {
    expect(stepBetween(Uint8Array.of(7, 8), Uint8Array.of(7, 8))).toBe(0);
  });
});

describe('measureSteps', () => {
  const even = new Array<number>(300).fill(0.2);

  it('takes the step from the last frame to the first for the seam', () => {
    expect(measureSteps(even.with(-1, 0.7), 30)).toEqual({
      fps: 30,
      median: 0.2,
      usual: 0.2,
      seam: 0.7,
    });
  });

  it.each([-16, 14])('takes a step half a second away for the seam (%i)', (at) => {
    expect(measureSteps(even.with(at, 0.7), 30).seam).toBe(0.7);
  });

  it.each([-17, 15])('takes no step further away for the seam (%i)', (at) => {
    expect(measureSteps(even.with(at, 0.7), 30).seam).toBe(0.2);
  });

  it('calls usual what three steps away from the seam reach, and not what two do', () => {
    const withLarge = (count: number) =>
      even.map((step, at) => (at >= 100 && at < 100 + count ? 0.6 : step));
    expect(measureSteps(withLarge(2), 30).usual).toBe(0.2);
    expect(measureSteps(withLarge(3), 30).usual).toBe(0.6);
  });
});

describe('judge', () => {
  const even = { fps: 30, median: 0.4, usual: 0.5, seam: 0.4 };

  it('accepts a seam of 1.5 times the median', () => {
    expect(judge({ ...even, seam: 0.6 })).toEqual([]);
  });

  it('names a seam that is larger', () => {
    expect(judge({ ...even, seam: 0.61 })).toEqual(['seam above 0.60']);
  });

  it('accepts a seam in a loop that steps as far elsewhere', () => {
    expect(judge({ ...even, usual: 0.8, seam: 0.8 })).toEqual([]);
    expect(judge({ ...even, usual: 0.8, seam: 0.81 })).toEqual(['seam above 0.80']);
  });

  it('accepts a step of half a level, which nobody sees, in a loop that hardly moves', () => {
    expect(judge({ ...even, median: 0.1, usual: 0.1, seam: 0.5 })).toEqual([]);
  });

  it('names a jump in a loop that otherwise stands still', () => {
    expect(judge({ ...even, median: 0, usual: 0, seam: 0.51 })).toEqual(['seam above 0.50']);
  });

  it('names another frame rate', () => {
    expect(judge({ ...even, fps: 25 })).toEqual(['not 30 frames/s']);
  });
});
