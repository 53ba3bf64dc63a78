import { describe, expect, it } from 'vitest';
import { addressIn, languageAt, withoutLanguage } from './languages.ts';

describe('addressIn', () => {
  it.each([
    ['/', '/ar'],
    ['/?view=wall', '/ar?view=wall'],
    ['/#top', '/ar#top'],
    ['/projects/g42', '/ar/projects/g42'],
    ['/projects/tdra/impact?entity=x', '/ar/projects/tdra/impact?entity=x'],
    ['/arabia', '/ar/arabia'],
  ])('%s in Arabic is %s, and back', (english, arabic) => {
    expect(addressIn('ar', english)).toBe(arabic);
    expect(withoutLanguage(arabic)).toBe(english);
    expect(addressIn('en', english)).toBe(english);
    expect([english, arabic].map(languageAt)).toEqual(['en', 'ar']);
  });

  it.each([
    '/ar/projects/g42',
    '/AR',
    '/projects/dda/dubai-now/الزواج',
    '/projects/dda/dubai-now/%D8%A7%D9%84',
  ])('%s is Arabic and stays as it is', (address) => {
    expect(languageAt(address)).toBe('ar');
    expect(addressIn('ar', address)).toBe(address);
  });

  it.each(['./impact', '#our-brand', 'https://example.org/'])('%s stays as it is', (address) => {
    expect(addressIn('ar', address)).toBe(address);
  });
});
