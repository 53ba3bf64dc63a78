import { SubmitError } from '@showcase/ui/ContactForm';
import { languages } from '@showcase/content/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorMessage, longestMessage, readAnswer } from './readAnswer.ts';

const defaultMessage = 'Failed to submit form.';
const errors = [{ message: 'one' }, { message: 'two' }];

describe('errorMessage (C4, C5)', () => {
  it.each<[unknown, string]>([
    [{ message: 'No.' }, 'No.'],
    [{ message: 'No.', errors }, 'No.'],
    [{ errors }, 'one, two'],
    [{ message: '', errors }, 'one, two'],
    [{ message: ' \n', errors }, 'one, two'],
    [{ message: { text: 'x' }, errors }, 'one, two'],
    [{ message: 7, errors }, 'one, two'],
    [{ errors: [null, 3, 'x', {}, { message: '' }, { message: [] }, { message: 'two' }] }, 'two'],
    [{ errors: [{}, null] }, defaultMessage],
    [{ errors: [] }, defaultMessage],
    [{ errors: 'none' }, defaultMessage],
    [{ errors: { message: 'x' } }, defaultMessage],
    [{}, defaultMessage],
    [null, defaultMessage],
    [undefined, defaultMessage],
    ['message', defaultMessage],
    [{ message: '<b>No.</b>' }, '<b>No.</b>'],
    [{ message: 'x'.repeat(1_000_000) }, 'x'.repeat(longestMessage)],
  ])('of %j', (body, message) => {
    expect(errorMessage(body, 'en')).toBe(message);
  });

  it.each<[unknown, string]>([
    [{ message: 'You are too fast.', errorType: 'RATE_LIMIT' }, 'تلقّى النظام'],
    [{ message: 'Went wrong.', errorType: 'NOT_KEPT' }, 'حدث خطأ. يُرجى إعادة المحاولة.'],
    [
      { message: 'Not valid', errors: [{ message: 'Bad', errorType: 'INVALID_EMAIL' }] },
      'عنوان البريد الإلكتروني غير صالح',
    ],
    [{ message: 'الطلب مرفوض.' }, 'الطلب مرفوض.'],
    [{ message: 'No.', errors }, 'تعذّر إرسال النموذج.'],
    [{ message: 'No.', errorType: 'constructor' }, 'تعذّر إرسال النموذج.'],
    [undefined, 'تعذّر إرسال النموذج.'],
  ])('of %j in Arabic', (body, message) => {
    expect(errorMessage(body, 'ar')).toContain(message);
  });

  it('is short and never blank, whatever the body is', () => {
    const body = fc.oneof(
      fc.anything(),
      fc.record({ message: fc.anything(), errors: fc.anything() }),
      fc.record({ errors: fc.array(fc.record({ message: fc.anything() })) }),
    );
    fc.assert(
      fc.property(body, fc.constantFrom(...languages), (value, language) => {
        const message = errorMessage(value, language);
        expect(message.trim()).not.toBe('');
        expect(message.length).toBeLessThanOrEqual(longestMessage);
      }),
    );
  });
});

describe('readAnswer (C4, C6, C7)', () => {
  it.each([
    ['an empty body', new Response('')],
    ['HTML', new Response('<p>Thanks</p>')],
    ['truncated JSON', new Response('{"inlineMessage"')],
    ['204', new Response(null, { status: 204 })],
    ['201', new Response('{}', { status: 201 })],
  ])('takes %s for success without reading the body', async (_, response) => {
    await expect(readAnswer(response, 'en')).resolves.toBeUndefined();
    expect(response.bodyUsed).toBe(false);
  });

  it.each([
    ['429', new Response('{"message":"Slow down."}', { status: 429 }), 'Slow down.'],
    ['500 with HTML', new Response('<h1>Oh no</h1>', { status: 500 }), defaultMessage],
    ['502 without a body', new Response(null, { status: 502 }), defaultMessage],
    ['413', new Response('too large', { status: 413 }), defaultMessage],
    ['truncated JSON', new Response('{"message":', { status: 400 }), defaultMessage],
  ])('refuses %s', async (_, response, message) => {
    await expect(readAnswer(response, 'en')).rejects.toThrow(new SubmitError(message));
  });

  it('handles a body that breaks off', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('gone'));
      },
    });
    await expect(readAnswer(new Response(body, { status: 400 }), 'en')).rejects.toThrow(
      defaultMessage,
    );
  });

  it('says which fields are wrong', async () => {
    const body = {
      message: 'The request is not valid',
      errors: [{ message: "Error in 'fields.email'. Invalid email address" }],
    };
    await expect(readAnswer(Response.json(body, { status: 400 }), 'en')).rejects.toMatchObject({
      message: 'The request is not valid',
      fieldErrors: { email: 'Invalid email address' },
    });
  });
});
