import { describe, expect, it } from 'vitest';
import { isLocalized, readingOrder, textIn } from './bilingual.ts';
import { directionOf, localeOf } from './language.ts';

const both = { en: 'Trade', ar: 'التجارة' };
const three = { ...both, fr: 'Commerce' };

describe('the languages of a text', () => {
  it.each([
    ['en', both, ['en', 'ar']],
    ['ar', both, ['ar', 'en']],
    ['fr', three, ['fr', 'en']],
    ['fr', both, ['en', 'ar']],
    ['ar', three, ['ar', 'en']],
    ['fr', { en: 'Trade', fr: 'Commerce' }, ['fr', 'en']],
    ['ar', { en: 'Trade' }, ['en']],
    ['en', { ar: 'التجارة' }, ['ar']],
    ['en', { fr: 'Commerce', de: 'Handel' }, ['fr']],
  ])('begin with the language of the page: %s', (language, text, order) => {
    expect(readingOrder(language, Object.keys(text), 'all')).toEqual(order);
    expect(readingOrder(language, Object.keys(text), 'page')).toEqual(order.slice(0, 1));
  });
});

it('a text in one language uses that of the page, or English', () => {
  expect(textIn(three, 'fr')).toBe('Commerce');
  expect(textIn(both, 'fr')).toBe('Trade');
  expect(textIn({ ar: 'التجارة' }, 'fr')).toBe('التجارة');
  expect(textIn({ en: undefined, fr: 'Commerce' }, 'ar')).toBe('Commerce');
  expect(textIn('Trade', 'ar')).toBe('Trade');
});

it('an object with one language is a localized text', () => {
  expect(isLocalized({ ar: 'التجارة' })).toBe(true);
});

it.each(['Trade', undefined, null, 7, ['en', 'ar'], {}, { en: 7 }, { type: 'p', props: {} }])(
  '%j is not a localized text',
  (text) => {
    expect(isLocalized(text)).toBe(false);
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
