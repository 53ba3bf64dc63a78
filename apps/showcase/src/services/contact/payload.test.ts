import { emptyContactValues } from '@showcase/ui/ContactForm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPayload, productInterest, splitName } from './payload.ts';

const values = {
  ...emptyContactValues,
  name: '  Maryam  Al Ali ',
  email: 'maryam@example.ae',
  mobile: '+971 50 000 0000',
  jobTitle: 'Head of Digital',
  organisation: 'هيئة المثال',
  product: 'Co-location',
  message: 'Line one\nline two',
};
const context = { pageUri: 'https://show.example/contact', pageName: 'Contact us today' };

describe('splitName', () => {
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

  it('takes ten thousand characters', () => {
    const word = 'x'.repeat(10_000);
    expect(splitName(word)).toEqual({ first: word, last: word });
  });

  it('loses no word and adds none', () => {
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

  it('never gives whitespace at an end, whatever it is given', () => {
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

  it('is the trimmed text for Other', () => {
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

describe('buildPayload', () => {
  it('has the fields of the specification, and the full name as typed', () => {
    const submission = { values, productLabel: 'Delivery Services' };
    expect(
      buildPayload(submission, { ...context, hutk: 'a'.repeat(32) }, 1_700_000_000_000),
    ).toEqual({
      submittedAt: 1_700_000_000_000,
      fields: [
        { name: 'firstname', value: 'Maryam' },
        { name: 'lastname', value: 'Al Ali' },
        { name: 'email', value: 'maryam@example.ae' },
        { name: 'company', value: 'هيئة المثال' },
        { name: 'jobtitle', value: 'Head of Digital' },
        { name: 'phone', value: '+971 50 000 0000' },
        { name: 'message', value: 'Line one\nline two' },
        { name: 'product_interest', value: 'Delivery Services' },
        { name: '0-2/name', value: '  Maryam  Al Ali ' },
      ],
      context: { ...context, hutk: 'a'.repeat(32) },
    });
  });

  it('sends what was typed unchanged, through JSON too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (message, email) => {
        const submission = { values: { ...values, message, email }, productLabel: 'Compass' };
        const sent = JSON.parse(JSON.stringify(buildPayload(submission, context, 0))) as ReturnType<
          typeof buildPayload
        >;
        const value = (name: string) => sent.fields.find((field) => field.name === name)?.value;
        expect([value('message'), value('email')]).toEqual([message, email]);
      }),
    );
  });
});
