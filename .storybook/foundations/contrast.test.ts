import { themeNames, worlds } from '../../packages/ui/src/theme/tokens.ts';
import { contrast, parseColor } from '../../packages/ui/src/theme/contrast.ts';
import { describe, expect, it } from 'vitest';
import { pairs } from './pairs.ts';

describe('the contrast of colours that stand on each other', () => {
  it('is that of WCAG 2', () => {
    expect(contrast(parseColor('#ffffff'), parseColor('#000000'))).toBeCloseTo(21);
    expect(contrast(parseColor('#777777'), parseColor('#ffffff'))).toBeCloseTo(4.48, 2);
  });

  it.each(themeNames)('meets AA in the world %s', (name) => {
    const world = worlds[name];
    const faint = pairs
      .map(({ front, back, least }) => ({
        pair: `${front} on ${back}`,
        isEnough: contrast(parseColor(world[front]), parseColor(world[back])) >= least,
      }))
      .filter(({ isEnough }) => !isEnough);
    expect(faint).toEqual([]);
  });
});
