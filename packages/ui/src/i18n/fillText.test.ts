import { describe, expect, it } from 'vitest';
import { comboboxMessages } from '../Combobox/Combobox.messages.ts';
import { fillText } from './fillText.ts';

describe('fillText', () => {
  it('replaces placeholders once, and keeps those without a value', () => {
    const values = { product: '{name} $&', name: 'x' };
    expect(fillText('{product} overview of {year}', values, 'en')).toBe(
      '{name} $& overview of {year}',
    );
  });

  it.each([
    ['en', 1, '1 option'],
    ['en', 100_000, '100,000 options'],
    ['ar', 1, 'خيار واحد'],
    ['ar', 2, 'خياران'],
    ['ar', 3, '3 خيارات'],
    ['ar', 11, '11 خيارًا'],
    ['ar', 100_000, '100,000 خيار'],
  ] as const)('counts in %s: %i is %s', (language, count, text) => {
    expect(fillText(comboboxMessages[language].count, { count }, language)).toBe(text);
  });

  it('uses one string for every number', () => {
    expect(fillText('Items: {count}', { count: 1200 }, 'fr')).toBe('Items: 1\u202F200');
  });
});
