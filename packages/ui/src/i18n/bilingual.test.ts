import { describe, expect, it } from 'vitest';
import { isBilingual, readingOrder, textIn } from './bilingual.ts';
import { directionOf, localeOf } from './language.ts';

const both = { en: 'Trade', ar: 'التجارة' };
const three = { ...both, fr: 'Commerce' };

describe('the two languages of a text', () => {
  it.each([
    ['en', both, ['en', 'ar']],
    ['ar', both, ['ar', 'en']],
    ['fr', three, ['fr', 'en']],
    ['fr', both, ['en', 'ar']],
    ['ar', three, ['ar', 'en']],
    ['ur', undefined, ['en', 'ar']],
  ])('begin with the language of the page: %s', (language, text, order) => {
    expect(readingOrder(language, text)).toEqual(order);
  });
});

it('a text in one language uses that of the page, or English', () => {
  expect(textIn(three, 'fr')).toBe('Commerce');
  expect(textIn(both, 'fr')).toBe('Trade');
  expect(textIn('Trade', 'ar')).toBe('Trade');
});

it.each(['Trade', undefined, null, 7, ['en', 'ar'], { en: 'Trade' }])(
  '%j is not a text in two languages',
  (text) => {
    expect(isBilingual(text)).toBe(false);
  },
);

it.each([
  ['en', 'ltr', 'en'],
  ['ar', 'rtl', 'ar-u-nu-latn'],
  ['fr-CA', 'ltr', 'fr-CA'],
  ['ur', 'rtl', 'ur'],
  ['fa-IR', 'rtl', 'fa-IR'],
  ['arn', 'ltr', 'arn'],
])('%s is written %s and formatted as %s', (language, direction, locale) => {
  expect(directionOf(language)).toBe(direction);
  expect(localeOf(language)).toBe(locale);
});
