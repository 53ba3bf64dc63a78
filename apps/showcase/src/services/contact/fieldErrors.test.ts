import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFieldErrors } from './fieldErrors.ts';

const reason = (message: string) => ({ message, errorType: undefined });

describe('readFieldErrors', () => {
  it.each([
    ["Error in 'fields.email'. Invalid email address", { email: 'Invalid email address' }],
    ["Error in 'fields.phone'. Too long", { mobile: 'Too long' }],
    ["Error in 'fields.firstname'. Too long", { name: 'Too long' }],
    ["Error in 'fields.lastname'. Too long", { name: 'Too long' }],
    ["Error in 'fields.0-2/name'. Too long", { name: 'Too long' }],
    ["Error in 'fields.company'. Too long", { organisation: 'Too long' }],
    ["Error in 'fields.jobtitle'. Too long", { jobTitle: 'Too long' }],
    ["Error in 'fields.message'. Too long", { message: 'Too long' }],
    ["Error in 'fields.product_interest'. Unknown", { product: 'Unknown' }],
    ["Required field 'email' is missing", { email: 'This field is required.' }],
    [
      "Error in 'fields.email'. Required field 'email' is missing",
      { email: 'This field is required.' },
    ],
    ["Error in 'fields.email'.", { email: "Error in 'fields.email'." }],
    ["Error in 'context.hutk'. 'x' is not a valid Hutk", {}],
    ["Error in 'fields.constructor'. No", {}],
    ['The request is not valid', {}],
    ['', {}],
  ])('reads %j', (message, errors) => {
    expect(readFieldErrors([reason(message)], 'en')).toEqual(errors);
  });

  it('keeps the first of several errors about one field', () => {
    const messages = ['one', 'two'].map((text) => `Error in 'fields.email'. ${text}`);
    expect(readFieldErrors(messages.map(reason), 'en')).toEqual({ email: 'one' });
  });

  it.each([
    ["Error in 'fields.email'. Invalid email address", 'INVALID_EMAIL', 'غير صالح'],
    ["Required field 'email' is missing", undefined, 'يُرجى استكمال هذا الحقل.'],
    ["Error in 'fields.email'. هذا العنوان غير معروف", 'UNKNOWN', 'هذا العنوان غير معروف'],
    ["Error in 'fields.email'. It smells", 'UNKNOWN', 'تعذّر إرسال النموذج.'],
  ])('says %j in Arabic', (message, errorType, hint) => {
    const { email } = readFieldErrors([{ message, errorType }], 'ar');
    expect(email).toContain(hint);
  });

  it('never throws, and shortens long hints', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (messages) => {
        const long = messages.map((text) => `Error in 'fields.email'. ${text.repeat(50)}`);
        const { email = '' } = readFieldErrors(long.map(reason), 'en');
        expect(email.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
