import { describe, expect, it } from 'vitest';
import { createFormProvider } from './formProvider.ts';
import { formFields, isRefusal, post, readJson, submission } from './testRequests.ts';

/** The errors with which a body is refused, as [message, errorType]. */
async function errorsOf(body: unknown) {
  const answer = await post(createFormProvider(), body);
  expect(answer.status).toBe(400);
  const refusal = (await readJson(answer)) as {
    errors: readonly { message: string; errorType: string }[];
  };
  expect(refusal).toEqual(isRefusal('The request is not valid', { errors: refusal.errors }));
  return refusal.errors.map(({ message, errorType }) => [message, errorType]);
}

const email = 'a@example.com';

describe('the shape of a submission', () => {
  it.each([
    [[], 'the body must be an object'],
    [null, 'the body must be an object'],
    ['"text"', 'the body must be an object'],
    ['7', 'the body must be an object'],
    [{}, '"fields" must be a list'],
    [{ fields: { name: 'email', value: email } }, '"fields" must be a list'],
    [{ fields: [null] }, '"fields[0]" must have a "name" and a "value", both strings'],
    [
      { fields: [{ name: 'email', value: email }, { name: 'phone' }] },
      '"fields[1]" must have a "name" and a "value", both strings',
    ],
    [
      { fields: [{ name: 'email', value: 7 }] },
      '"fields[0]" must have a "name" and a "value", both strings',
    ],
    [{ fields: [], submittedAt: '1' }, '"submittedAt" must be a number'],
    [{ fields: [], submittedAt: null }, '"submittedAt" must be a number'],
    ['{"fields":[],"submittedAt":1e999}', '"submittedAt" must be a number'],
    [{ fields: [], context: [] }, '"context" must be an object'],
    [{ fields: [], context: 'text' }, '"context" must be an object'],
    [{ fields: [], context: { pageName: 7 } }, '"context.pageName" must be a string'],
  ])('%j is refused', async (body, reason) => {
    const answer = await post(createFormProvider(), body);
    expect(answer.status).toBe(400);
    expect(await readJson(answer)).toEqual(isRefusal(`Invalid input JSON: ${reason}`));
  });
});

describe('the email address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.ae', "o'brien@example.com", 'ا@مثال.امارات'])(
    'may be %s',
    async (value) => {
      expect((await post(createFormProvider(), submission({ email: value }))).status).toBe(200);
    },
  );

  it.each([
    ...['nobody', '@example.com', 'a@', 'a@example', 'a@@example.com', 'a b@example.com'],
    ...['a@example..com', 'a@.example.com', 'a@example.com.', ' a@example.com', 'blocked@example'],
    `${'a'.repeat(250)}@b.co`,
  ])('may not be %j', async (value) => {
    expect(await errorsOf(submission({ email: value }))).toEqual([
      ["Error in 'fields.email'. Invalid email address", 'INVALID_EMAIL'],
    ]);
  });

  it.each([[{}], [{ email: '' }], [{ email: ' \u00A0\n' }], [{ firstname: 'A' }]])(
    'is required in %j',
    async (fields) => {
      expect(await errorsOf(submission(fields))).toEqual([
        ["Error in 'fields.email'. Required field 'email' is missing", 'REQUIRED_FIELD'],
      ]);
    },
  );

  it.each(['blocked@example.com', 'BLOCKED@anywhere.ae'])('may not be %s', async (value) => {
    expect(await errorsOf(submission({ email: value }))).toEqual([
      ["Error in 'fields.email'. This email address is blocked", 'BLOCKED_EMAIL'],
    ]);
  });

  it('is checked quickly, however it is built', async () => {
    const start = performance.now();
    await errorsOf(submission({ email: `a@${'a.'.repeat(32_000)}@` }));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('the fields', () => {
  it('of the form definition are all accepted', async () => {
    expect((await post(createFormProvider(), submission(formFields))).status).toBe(200);
  });

  it.each(['Email', 'name', '0-2/domain', '__proto__', 'constructor', ''])(
    'may not be named %j',
    async (name) => {
      const fields = [
        { name: 'email', value: email },
        { name, value: '' },
      ];
      expect(await errorsOf({ fields })).toEqual([
        [
          `Error in 'fields.${name}'. Field '${name}' was not in the form definition`,
          'FIELD_NOT_IN_FORM_DEFINITION',
        ],
      ]);
    },
  );

  it('have at most 65,536 characters', async () => {
    const message = 'a'.repeat(65_536);
    expect((await post(createFormProvider(), submission({ email, message }))).status).toBe(200);
    expect(await errorsOf(submission({ email, message: `${message}a` }))).toEqual([
      ["Error in 'fields.message'. The value is longer than 65536 characters", 'INPUT_TOO_LARGE'],
    ]);
  });
});

describe('the context', () => {
  const withContext = (context: unknown) => submission({ email }, { context });

  it.each(['', '37184', 'g'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(32)}\n`])(
    'may not have the hutk %j',
    async (hutk) => {
      expect(await errorsOf(withContext({ hutk }))).toEqual([
        [`Error in 'context.hutk'. '${hutk}' is not a valid Hutk`, 'INVALID_HUTK'],
      ]);
    },
  );

  it.each([null, 37_184, ['a'.repeat(32)]])('may not have the hutk %j', async (hutk) => {
    const faults = await errorsOf(withContext({ hutk }));
    expect(faults.map(([, type]) => type)).toEqual(['INVALID_HUTK']);
  });

  it.each(['', '/contact', 'javascript:alert(1)', 'http:contact', 'https://', 'about:srcdoc'])(
    'may not have the pageUri %j',
    async (pageUri) => {
      expect(await errorsOf(withContext({ pageUri }))).toEqual([
        [`Error in 'context.pageUri'. '${pageUri}' is not a valid page URI`, 'INVALID_PAGE_URI'],
      ]);
    },
  );

  it('is shortened in messages', async () => {
    const [[message = ''] = []] = await errorsOf(withContext({ hutk: 'x'.repeat(100_000) }));
    expect(message).toBe(`Error in 'context.hutk'. '${'x'.repeat(100)}…' is not a valid Hutk`);
  });
});

it('lists every error at once', async () => {
  const body = submission(
    { email: 'nobody', nickname: '', message: 'a'.repeat(65_537) },
    { context: { hutk: '', pageUri: 'x' } },
  );
  expect((await errorsOf(body)).map(([, type]) => type)).toEqual([
    ...['INVALID_EMAIL', 'FIELD_NOT_IN_FORM_DEFINITION', 'INPUT_TOO_LARGE'],
    ...['INVALID_HUTK', 'INVALID_PAGE_URI'],
  ]);
});
