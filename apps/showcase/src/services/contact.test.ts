import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyRequest } from './contact/fields.ts';
import { submitContact } from './contact.ts';

const form = { host: 'https://forms.example', portalId: '1234', formId: 'a-b' };
const submission = {
  values: { ...emptyRequest, name: 'Ali', product: 'compass' },
  productLabel: 'Compass',
};
const context = { pageUri: 'https://show.example/contact', pageName: 'Contact us today' };

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('submitContact', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('posts one request with two headers and the time of sending', async () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const fetch = answerWith(() => Promise.resolve(new Response('')));
    await submitContact(form, submission, context, 'en');
    expect(fetch).toHaveBeenCalledTimes(1);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://forms.example/submissions/v3/integration/submit/1234/a-b');
    expect(init?.method).toBe('POST');
    expect(init?.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
    });
    expect(JSON.parse(init?.body as string)).toMatchObject({
      submittedAt: 1_700_000_000_000,
      context,
    });
  });

  it('posts to the origin of the app if no host is configured', async () => {
    const fetch = answerWith(() => Promise.resolve(new Response('')));
    await submitContact({ ...form, host: '' }, submission, context, 'en');
    expect(fetch.mock.calls[0]?.[0]).toBe('/submissions/v3/integration/submit/1234/a-b');
  });

  it('treats a redirect as a refusal and does not follow it (C15)', async () => {
    const server = createServer((request, response) => {
      const isForm = request.method === 'POST';
      response.writeHead(isForm ? 302 : 200, { location: '/login' }).end('<h1>Welcome</h1>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const host = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    await expect(submitContact({ ...form, host }, submission, context, 'en')).rejects.toThrow(
      'Failed to submit form.',
    );
    server.close();
  });

  it('names a text that is too long for the provider before sending it (C16)', async () => {
    const fetch = answerWith(() => Promise.resolve(new Response('')));
    const values = { ...submission.values, message: 'x'.repeat(100_000) };
    await expect(
      submitContact(form, { ...submission, values }, context, 'en'),
    ).rejects.toMatchObject({
      message: 'The text is too long.',
      fieldErrors: { message: 'At most 65,536 characters; this text has 100,000.' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('passes on the error of the network and does not retry (C2)', async () => {
    const fetch = answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(submitContact(form, submission, context, 'en')).rejects.toThrow('Failed to fetch');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('says in Arabic that a text is too long, or that the network has failed', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(submitContact(form, submission, context, 'ar')).rejects.toThrow(
      'تعذّر الاتصال. تحقّق من الشبكة ثم أعد المحاولة',
    );
    const values = { ...submission.values, message: 'x'.repeat(70_000) };
    await expect(
      submitContact(form, { ...submission, values }, context, 'ar'),
    ).rejects.toMatchObject({
      message: 'النص أطول من الحد المسموح به.',
      fieldErrors: { message: 'الحد الأقصى لعدد الأحرف: 65,536. عدد أحرف هذا النص: 70,000.' },
    });
  });

  it('rejects if the provider refuses and does not retry (C6)', async () => {
    const refused = new Response('', { status: 429, headers: { 'retry-after': '1' } });
    const fetch = answerWith(() => Promise.resolve(refused));
    await expect(submitContact(form, submission, context, 'en')).rejects.toThrow(
      'Failed to submit form.',
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
