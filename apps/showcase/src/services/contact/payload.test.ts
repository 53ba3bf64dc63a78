import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyRequest } from './fields.ts';
import { buildPayload } from './payload.ts';

const values = {
  ...emptyRequest,
  name: '  Maryam  Al Ali ',
  email: 'maryam@example.ae',
  mobile: '+971 50 000 0000',
  jobTitle: 'Head of Digital',
  organisation: 'هيئة المثال',
  product: 'Co-location',
  message: 'Line one\nline two',
};
const context = { pageUri: 'https://show.example/contact', pageName: 'Contact us today' };

describe('buildPayload', () => {
  it('has every field that the provider expects, and the full name as typed', () => {
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

  it('keeps what was typed unchanged, even through JSON', () => {
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
