import { describe, expect, it } from 'vitest';
import { createFormProvider } from './formProvider.ts';
import { address, emailed, formFields, post, submission } from './testRequests.ts';

describe('a submission', () => {
  it('is accepted with a message', async () => {
    const answer = await post(createFormProvider(), submission(formFields));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({ inlineMessage: expect.stringMatching(/^<p>Thank you/) });
  });

  it('is kept as it was sent', async () => {
    const provider = createFormProvider({ now: () => 1_700_000_000_123 });
    const context = {
      pageUri: 'https://showcase.example/projects/core42/contact?a=b#c',
      pageName: 'Contact <b>us</b>',
      hutk: '0123456789abcdef0123456789ABCDEF',
    };
    await post(provider, submission(formFields, { context, submittedAt: 1_699_999_999_999 }));
    expect(provider.submissions()).toEqual([
      {
        id: '1',
        bytes: expect.any(Number) as number,
        receivedAt: 1_700_000_000_123,
        portalId: '1234',
        formId: 'a-form_1',
        submittedAt: 1_699_999_999_999,
        fields: Object.entries(formFields).map(([name, value]) => ({ name, value })),
        context,
      },
    ]);
  });

  it('needs only an email address', async () => {
    const provider = createFormProvider();
    const answer = await post(provider, { fields: [{ name: 'email', value: 'a@b.co' }], more: 1 });
    expect(answer.status).toBe(200);
    expect(provider.submissions()[0]).not.toHaveProperty('submittedAt');
    expect(provider.submissions()[0]?.context).toEqual({});
  });

  it('prefixes the fields of other objects with their type', async () => {
    const provider = createFormProvider();
    const fields = [
      { objectTypeId: '0-1', name: 'email', value: 'a@b.co' },
      { objectTypeId: '0-2', name: 'name', value: 'A' },
      { objectTypeId: '0-2', name: '0-2/name', value: 'B' },
    ];
    expect((await post(provider, { fields })).status).toBe(200);
    expect(provider.submissions()[0]?.fields.map(({ name }) => name)).toEqual([
      ...['email', '0-2/name', '0-2/name'],
    ]);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'may be sent as %s',
    async (type) => {
      const answer = await post(createFormProvider(), submission(), { 'content-type': type });
      expect(answer.status).toBe(200);
    },
  );

  it('may start with a byte order mark and contain any script', async () => {
    const provider = createFormProvider();
    const message = 'مرحبا 👋 \u202Egnirts\n\0';
    const body = `\uFEFF${JSON.stringify(submission({ email: 'a@b.co', message }))}`;
    expect((await post(provider, body)).status).toBe(200);
    expect(provider.submissions()[0]?.fields[1]?.value).toBe(message);
  });
});

describe('the kept submissions', () => {
  it('are the newest that fit into 16 MiB', async () => {
    let time = 0;
    const provider = createFormProvider({ now: () => (time += 1000) });
    const text = JSON.stringify(submission());
    const large = text + ' '.repeat(1024 * 1024 - text.length);
    for (let index = 0; index < 20; index += 1) await post(provider, large);
    expect(provider.submissions().map(({ id }) => id)).toEqual(
      Array.from({ length: 16 }, (_, index) => String(20 - index)),
    );
  });

  it('are the newest 200, newest first', async () => {
    let time = 0;
    const provider = createFormProvider({ now: () => (time += 1000) });
    for (let index = 1; index <= 205; index += 1) {
      await post(provider, submission({ email: `v${String(index)}@example.com` }));
    }
    const emails = provider.submissions().map(({ fields }) => fields[0]?.value);
    expect(emails).toHaveLength(200);
    expect(emails[0]).toBe('v205@example.com');
    expect(emails[199]).toBe('v6@example.com');
  });

  it('are empty at first and after clearing; numbering continues', async () => {
    const provider = createFormProvider();
    expect(provider.submissions()).toEqual([]);
    await post(provider, submission());
    provider.clear();
    expect(provider.submissions()).toEqual([]);
    await post(provider, submission());
    expect(provider.submissions()).toMatchObject([{ id: '2' }]);
  });

  it('do not include refused ones', async () => {
    const provider = createFormProvider();
    await post(provider, submission({ email: 'nobody' }));
    for (const part of ['blocked', 'http500', '429', 'errorsonly', 'empty', 'nomessage']) {
      await post(provider, emailed(part));
    }
    expect(provider.submissions()).toEqual([]);
  });

  it('are not shared between providers', async () => {
    const [one, other] = [createFormProvider(), createFormProvider()];
    await post(one, submission());
    expect(one.submissions()).toHaveLength(1);
    expect(other.submissions()).toEqual([]);
  });
});

describe('every origin', () => {
  it.each([address, 'http://localhost/submissions/elsewhere'])(
    'may ask with OPTIONS for %s',
    async (url) => {
      const answer = await createFormProvider().answer(new Request(url, { method: 'OPTIONS' }));
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, accept',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );

  it.each<[string, () => Promise<Response>]>([
    ['200', () => post(createFormProvider(), submission())],
    ['200 in HTML', () => post(createFormProvider(), emailed('html'))],
    ['400', () => post(createFormProvider(), submission({ email: '' }))],
    ['400 without a body', () => post(createFormProvider(), emailed('empty'))],
    ['404', () => createFormProvider().answer(new Request('http://localhost/submissions/x'))],
    ['405', () => createFormProvider().answer(new Request(address))],
    ['413', () => post(createFormProvider(), 'x'.repeat(2 ** 20 + 1))],
    ['415', () => post(createFormProvider(), '{}', { 'content-type': 'text/plain' })],
    ['429', () => post(createFormProvider(), emailed('429'))],
    ['500', () => post(createFormProvider(), emailed('http500'))],
  ])('may read a %s', async (status, ask) => {
    const { headers, ...answer } = await ask().then(({ headers, status }) => ({ headers, status }));
    expect(answer.status).toBe(Number.parseInt(status));
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });
});
