import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExternalHref, safeHref } from './safeHref.ts';

describe('safeHref (L1)', () => {
  it.each([
    'https://example.org/a?b#c',
    'HTTP://example.org',
    '/projects/core42',
    'products/../x'.replace('products/', './'),
    '..',
    '.',
    '#our-brand',
    '?lang=ar',
    'stands/trade?day=1#map',
  ])('accepts %s', (address) => {
    expect(safeHref(address)).toBe(address);
  });

  it.each([
    undefined,
    '',
    '  ',
    '#',
    '?',
    'stand 5/6',
    'a\\b/c',
    'waiting for a link',
    'undefined',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' \n javascript:alert(1)',
    'data:text/html,x',
    'blob:https://example.org/1',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://',
    'dubainow://open',
  ])('rejects %j', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });

  it('accepts a declared scheme in any case, but not one that only begins like it', () => {
    expect(safeHref('DubaiNow://open', ['dubainow'])).toBe('DubaiNow://open');
    expect(safeHref('dubainowx://open', ['dubainow'])).toBeUndefined();
  });

  it('never accepts a script, however it is written', () => {
    const blank = fc.constantFrom('', ' ', '\t', '\n', '\r');
    const letters = [...'javascript:alert(1)'].map((letter) =>
      fc.tuple(fc.constantFrom(letter, letter.toUpperCase()), blank).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(blank, fc.tuple(...letters), (before, parts) => {
        expect(safeHref(before + parts.join(''))).toBeUndefined();
      }),
    );
  });

  it('recognises addresses that leave the site', () => {
    expect(isExternalHref('https://example.org')).toBe(true);
    expect(isExternalHref('/projects')).toBe(false);
    expect(isExternalHref('#a')).toBe(false);
  });
});
