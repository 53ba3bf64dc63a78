import { describe, expect, it } from 'vitest';
import { address, emailed, formFields, post, provider, submission } from './testRequests.ts';

describe('a submission', () => {
  it('is accepted with a message', async () => {
    const answer = await post(provider(), submission(formFields));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({ inlineMessage: expect.stringMatching(/^<p>Thank you/) });
  });

  it('is kept as it was sent', async () => {
    const stand = provider({ now: () => 1_700_000_000_123 });
    const context = {
      pageUri: 'https://showcase.example/projects/core42/contact?a=b#c',
      pageName: 'Contact <b>us</b>',
      hutk: '0123456789abcdef0123456789ABCDEF',
    };
    await post(stand, submission(formFields, { context, submittedAt: 1_699_999_999_999 }));
    expect(stand.submissions()).toEqual([
      {
        number: 1,
        receivedAt: 1_700_000_000_123,
        portalId: '1234',
        formId: 'a-form_1',
        submittedAt: 1_699_999_999_999,
        fields: Object.entries(formFields).map(([name, value]) => ({ name, value })),
        context,
      },
    ]);
  });

  it('may leave out everything but an email address', async () => {
    const stand = provider();
    const answer = await post(stand, { fields: [{ name: 'email', value: 'a@b.co' }], more: 1 });
    expect(answer.status).toBe(200);
    expect(stand.submissions()[0]).not.toHaveProperty('submittedAt');
    expect(stand.submissions()[0]?.context).toEqual({});
  });

  it('names the field of another object by its type', async () => {
    const stand = provider();
    const fields = [
      { objectTypeId: '0-1', name: 'email', value: 'a@b.co' },
      { objectTypeId: '0-2', name: 'name', value: 'A' },
      { objectTypeId: '0-2', name: '0-2/name', value: 'B' },
    ];
    expect((await post(stand, { fields })).status).toBe(200);
    expect(stand.submissions()[0]?.fields.map(({ name }) => name)).toEqual([
      ...['email', '0-2/name', '0-2/name'],
    ]);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'may be %s',
    async (type) => {
      const answer = await post(provider(), submission(), { 'content-type': type });
      expect(answer.status).toBe(200);
    },
  );

  it('may begin with a byte order mark and hold any script', async () => {
    const stand = provider();
    const message = 'مرحبا 👋 \u202Egnirts\n\0';
    const body = `\uFEFF${JSON.stringify(submission({ email: 'a@b.co', message }))}`;
    expect((await post(stand, body)).status).toBe(200);
    expect(stand.submissions()[0]?.fields[1]?.value).toBe(message);
  });
});

describe('what is kept', () => {
  it('is newest first, and at most 200', async () => {
    let time = 0;
    const stand = provider({ now: () => (time += 1000) });
    for (let index = 1; index <= 205; index += 1) {
      await post(stand, submission({ email: `v${String(index)}@example.com` }));
    }
    const emails = stand.submissions().map(({ fields }) => fields[0]?.value);
    expect(emails).toHaveLength(200);
    expect(emails[0]).toBe('v205@example.com');
    expect(emails[199]).toBe('v6@example.com');
  });

  it('is nothing at first, and nothing after clearing; numbers go on', async () => {
    const stand = provider();
    expect(stand.submissions()).toEqual([]);
    await post(stand, submission());
    stand.clear();
    expect(stand.submissions()).toEqual([]);
    await post(stand, submission());
    expect(stand.submissions()).toMatchObject([{ number: 2 }]);
  });

  it('is nothing that was refused', async () => {
    const stand = provider();
    await post(stand, submission({ email: 'nobody' }));
    for (const part of ['blocked', 'http500', '429', 'errorsonly', 'empty', 'nomessage']) {
      await post(stand, emailed(part));
    }
    expect(stand.submissions()).toEqual([]);
  });

  it('is not shared between providers', async () => {
    const [one, other] = [provider(), provider()];
    await post(one, submission());
    expect(one.submissions()).toHaveLength(1);
    expect(other.submissions()).toEqual([]);
  });
});

describe('every origin', () => {
  it.each([address, 'http://localhost/submissions/elsewhere'])(
    'may ask %s before it sends',
    async (url) => {
      const answer = await provider().answer(new Request(url, { method: 'OPTIONS' }));
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
    ['200', () => post(provider(), submission())],
    ['200 in HTML', () => post(provider(), emailed('html'))],
    ['400', () => post(provider(), submission({ email: '' }))],
    ['400 without a body', () => post(provider(), emailed('empty'))],
    ['404', () => provider().answer(new Request('http://localhost/submissions/x'))],
    ['405', () => provider().answer(new Request(address))],
    ['413', () => post(provider(), 'x'.repeat(2 ** 20 + 1))],
    ['415', () => post(provider(), '{}', { 'content-type': 'text/plain' })],
    ['429', () => post(provider(), emailed('429'))],
    ['500', () => post(provider(), emailed('http500'))],
  ])('may read a %s', async (status, ask) => {
    const { headers, ...answer } = await ask().then(({ headers, status }) => ({ headers, status }));
    expect(answer.status).toBe(Number.parseInt(status));
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });
});
