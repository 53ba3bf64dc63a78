import { describe, expect, it } from 'vitest';
import { extendSelector } from './forcedStates.ts';

describe('a rule for forced states', () => {
  it.each([
    ['a:hover', 'a:hover, a[data-forced~="hover"]'],
    ['a:focus-visible', 'a:focus-visible, a[data-forced~="focus-visible"]'],
    ['a:focus', 'a:focus, a[data-forced~="focus"]'],
    ['li:focus-within > a', 'li:focus-within > a, li[data-forced~="focus-within"] > a'],
    ['a:hover, a:active', 'a:hover, a:active, a[data-forced~="hover"], a[data-forced~="active"]'],
    ['[href]:hover > .frame', '[href]:hover > .frame, [href][data-forced~="hover"] > .frame'],
  ])('applies to marked elements too: %s', (selector, extended) => {
    expect(extendSelector(selector)).toBe(extended);
  });

  it.each(['a', 'a:disabled', 'a:has(b)', 'a::before'])('stays unchanged: %s', (selector) => {
    expect(extendSelector(selector)).toBe(selector);
  });

  it('is extended only once', () => {
    const extended = extendSelector('a:hover');
    expect(extendSelector(extended)).toBe(extended);
  });
});
