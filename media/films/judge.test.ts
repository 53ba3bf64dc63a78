import { describe, expect, it } from 'vitest';
import { judge, stepBetween } from './judge.ts';

describe('stepBetween', () => {
  it('is the mean of the absolute differences', () => {
    expect(stepBetween(Uint8Array.of(10, 20, 30, 40), Uint8Array.of(13, 19, 30, 36))).toBe(2);
  });

  it('is 0 between equal frames', () => {
    expect(stepBetween(Uint8Array.of(7, 8), Uint8Array.of(7, 8))).toBe(0);
  });
});

describe('judge', () => {
  it('accepts a seam of 1.5 times the median', () => {
    expect(judge({ fps: 30, median: 0.4, seam: 0.6 })).toEqual([]);
  });

  it('names a seam that is larger', () => {
    expect(judge({ fps: 30, median: 0.4, seam: 0.61 })).toEqual(['seam above 1.5']);
  });

  it('accepts no jump in a loop that otherwise stands still', () => {
    expect(judge({ fps: 30, median: 0, seam: 0.1 })).toEqual(['seam above 1.5']);
  });

  it('names another frame rate', () => {
    expect(judge({ fps: 25, median: 0.4, seam: 0.4 })).toEqual(['not 30 frames/s']);
  });
});
