import { expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

it('computes contrast as WCAG 2 does', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
