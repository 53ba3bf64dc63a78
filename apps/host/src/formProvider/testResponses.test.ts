import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFormProvider } from './formProvider.ts';
import { emailed, isRefusal, post, readJson, submission } from './testRequests.ts';

/** Sends a submission with fake timers, and says whether the provider has responded. */
function sendWithFakeTimers(localPart: string, signal?: AbortSignal) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const provider = createFormProvider();
  const settled = vi.fn();
  const answer = post(provider, emailed(localPart), {}, signal);
  void answer.then(settled);
  return { provider, settled, answer };
}

describe('an email address triggers', () => {
  it('http500: a 500 in HTML', async () => {
    const answer = await post(createFormProvider(), emailed('http500'));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  });

  it('html: a 200 in HTML, which counts as success', async () => {
    const provider = createFormProvider();
    const answer = await post(provider, emailed('html'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toMatch(/^<!doctype html>/);
    expect(provider.submissions()).toHaveLength(1);
  });

  it('429: a 429 that says when to try again', async () => {
    const answer = await post(createFormProvider(), emailed('429'));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await readJson(answer)).toEqual({
      ...isRefusal('You have reached your ten_secondly_rolling limit.'),
      errorType: 'RATE_LIMIT',
      policyName: 'TEN_SECONDLY_ROLLING',
    });
  });

  it('errorsonly: a 400 with two errors and no message', async () => {
    const answer = await post(createFormProvider(), emailed('errorsonly'));
    expect(answer.status).toBe(400);
    expect(await readJson(answer)).toEqual({
      status: 'error',
      errors: [
        { message: 'The first of two errors', errorType: 'FIRST_ERROR' },
        { message: 'The second of two errors', errorType: 'SECOND_ERROR' },
      ],
    });
  });

  it('empty: a 400 without a body', async () => {
    const answer = await post(createFormProvider(), emailed('empty'));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe('');
  });

  it('notjson: a 400 that claims to be JSON', async () => {
    const answer = await post(createFormProvider(), emailed('notjson'));
    expect(answer.status).toBe(400);
    await expect(readJson(answer)).rejects.toThrow(SyntaxError);
  });

  it('wrongshape: a 400 whose message is not text and whose errors are not a list', async () => {
    const answer = await post(createFormProvider(), emailed('wrongshape'));
    expect(answer.status).toBe(400);
    expect(await readJson(answer)).toEqual({ message: { text: 'x' }, errors: 'none' });
  });

  it('nomessage: a 400 without a message', async () => {
    const answer = await post(createFormProvider(), emailed('nomessage'));
    expect(answer.status).toBe(400);
    expect(await readJson(answer)).toEqual({});
  });

  it('slow: success after twelve seconds', async () => {
    const { provider, settled, answer } = sendWithFakeTimers('slow');
    await vi.advanceTimersByTimeAsync(11_999);
    expect(settled).not.toHaveBeenCalled();
    expect(provider.submissions()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
    expect(await readJson(await answer)).toHaveProperty('inlineMessage');
    expect(provider.submissions()).toHaveLength(1);
  });

  it('never: nothing for ten minutes', async () => {
    const { provider, settled, answer } = sendWithFakeTimers('never');
    await vi.advanceTimersByTimeAsync(599_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(504);
    expect(provider.submissions()).toEqual([]);
  });
});

it.each(['slow', 'never'])('%s ends as soon as the client leaves', async (localPart) => {
  const controller = new AbortController();
  const { provider, settled, answer } = sendWithFakeTimers(localPart, controller.signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  controller.abort();
  expect((await answer).status).toBe(504);
  expect(vi.getTimerCount()).toBe(0);
  expect(provider.submissions()).toEqual([]);
});

it.each(['slow', 'never'])('%s does not wait if the client has already left', async (localPart) => {
  const { answer } = sendWithFakeTimers(localPart, AbortSignal.abort());
  expect((await answer).status).toBe(504);
  expect(vi.getTimerCount()).toBe(0);
});

it('accepts other delays', async () => {
  const provider = createFormProvider({ slowMilliseconds: 5, neverMilliseconds: 5 });
  expect((await post(provider, emailed('slow'))).status).toBe(200);
  expect((await post(provider, emailed('never'))).status).toBe(504);
});

it.each(['HTTP500@Anywhere.AE', 'http500@مثال.امارات'])(
  '%s works in any case and at any domain',
  async (email) => {
    expect((await post(createFormProvider(), submission({ email }))).status).toBe(500);
  },
);

it.each(['http500.x@example.com', 'x-html@example.com', 'constructor@example.com'])(
  '%s triggers nothing',
  async (email) => {
    expect((await post(createFormProvider(), submission({ email }))).status).toBe(200);
  },
);

it('does not hide an error', async () => {
  const answer = await post(
    createFormProvider(),
    submission({ email: 'html@example.com', nickname: '' }),
  );
  expect(answer.status).toBe(400);
});
