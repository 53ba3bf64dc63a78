import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyRequest, productInterest, splitName } from './fields.ts';

const values = { ...emptyRequest, product: 'Co-location' };

describe('splitName (C12)', () => {
  it.each([
    ['', '', ''],
    [' ', '', ''],
    ['\u00A0\n', '', ''],
    ['Ali', 'Ali', 'Ali'],
    ['  A  B  C ', 'A', 'B C'],
    ['A\nB', 'A', 'B'],
    ['مريم بنت علي', 'مريم', 'بنت علي'],
    ['\u202Eevil name', '\u202Eevil', 'name'],
  ])('splits %j', (name, first, last) => {
    expect(splitName(name)).toEqual({ first, last });
  });

  it('splits a name of ten thousand characters', () => {
    const word = 'x'.repeat(10_000);
    expect(splitName(word)).toEqual({ first: word, last: word });
  });

  it('neither loses nor adds words', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/u.test(text));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2 }),
        fc.constantFrom(' ', '  ', '\t', '\u00A0'),
        (words, space) => {
          const { first, last } = splitName(space + words.join(space) + space);
          expect([first, ...last.split(' ')]).toEqual(words);
        },
      ),
    );
  });

  it('never leaves white space at either end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const part of Object.values(splitName(name))) expect(part.trim()).toBe(part);
      }),
    );
  });
});

describe('productInterest', () => {
  const other = (customProductInterest: string) => ({
    values: { ...values, product: 'other', customProductInterest },
    productLabel: 'Other',
  });

  it('is the label of the product', () => {
    expect(productInterest({ values, productLabel: 'Delivery Services' })).toBe(
      'Delivery Services',
    );
  });

  it('is the visitor’s trimmed text for Other', () => {
    expect(productInterest(other('  a data centre '))).toBe('a data centre');
  });

  it('is never empty', () => {
    expect(productInterest({ values, productLabel: undefined })).toBe('General Inquiry');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(productInterest(other(text))).not.toBe('');
      }),
    );
  });
});
