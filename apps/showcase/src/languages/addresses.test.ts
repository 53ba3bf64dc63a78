import { describe, expect, it } from 'vitest';
import { addressIn, withoutLanguage } from './addresses.ts';

describe('addressIn', () => {
  it.each([
    ['/', '/ar'],
    ['/?view=wall', '/ar?view=wall'],
    ['/#top', '/ar#top'],
    ['/projects/g42', '/ar/projects/g42'],
    ['/projects/tdra/impact?entity=x', '/ar/projects/tdra/impact?entity=x'],
  ])('%s in Arabic is %s, and back', (english, arabic) => {
    expect(addressIn('ar', english)).toBe(arabic);
    expect(withoutLanguage(arabic)).toBe(english);
    expect(addressIn('en', english)).toBe(english);
  });

  it.each([
    '/ar/projects/g42',
    '/ar',
    '/projects/dda/dubai-now/الزواج',
    '/projects/dda/dubai-now/%D8%A7%D9%84',
    './impact',
    '#our-brand',
    'https://example.org/',
  ])('%s stays as it is', (address) => {
    expect(addressIn('ar', address)).toBe(address);
  });
});
