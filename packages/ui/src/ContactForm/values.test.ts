import { describe, expect, it } from 'vitest';
import { isBlank } from './values.ts';

describe('isBlank', () => {
  it.each(['', ' ', '\n\t', '\u00A0', '\u200B', '\uFEFF \u2060\u200E'])('is true of %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' a ', '\u200Bم', '٣', '🏛️'])('is false of %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
