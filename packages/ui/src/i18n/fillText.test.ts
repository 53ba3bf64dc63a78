import { describe, expect, it } from 'vitest';
import { entityComboboxMessages } from '../EntityCombobox/EntityCombobox.messages.ts';
import { fillText } from './fillText.ts';

describe('fillText', () => {
  it('replaces placeholders once, and keeps those without a value', () => {
    const values = { product: '{name} $&', name: 'x' };
    expect(fillText('{product} overview of {year}', values, 'en')).toBe(
      '{name} $& overview of {year}',
    );
  });

  it.each([
    ['en', 1, '1 entity'],
    ['en', 100_000, '100,000 entities'],
    ['ar', 1, 'جهة واحدة'],
    ['ar', 2, 'جهتان'],
    ['ar', 3, '3 جهات'],
    ['ar', 11, '11 جهة'],
    ['ar', 100_000, '100,000 جهة'],
  ] as const)('counts in %s: %i is %s', (language, count, text) => {
    expect(fillText(entityComboboxMessages[language].count, { count }, language)).toBe(text);
  });

  it('uses one string for every number', () => {
    expect(fillText('Items: {count}', { count: 1200 }, 'fr')).toBe('Items: 1\u202F200');
  });
});
