import { describe, expect, it } from 'vitest';
import { titleSize } from './titleSize.ts';

describe('title size', () => {
  it.each([
    ['large', 'Justice Dubai', 'العدالة في دبي'],
    ['medium', 'Dubai Transport', 'النقل في دبي'],
    ['small', 'Trade and Logistics', 'التجارة والخدمات اللوجستية'],
  ])('is %s if both fit on a line: %s', (size, english, arabic) => {
    expect(titleSize([english, arabic])).toBe(size);
    expect(titleSize([arabic, english])).toBe(size);
  });

  it('follows the longer title', () => {
    expect(titleSize(['Build', 'البناء'])).toBe('large');
    expect(titleSize(['UAE PASS', 'الهوية الرقمية UAE PASS'])).toBe('small');
  });
});
