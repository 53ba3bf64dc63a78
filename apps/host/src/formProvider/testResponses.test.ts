import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emailed, isRefusal, post, provider, readJson, submission } from './testRequests.ts';

/** The provider, with time that only passes when told, and whether it has answered. */
function askPatiently(localPart: string, signal?: AbortSignal) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stand = provider();
  const settled = vi.fn();
  const answer = post(stand, emailed(localPart), {}, signal);
  void answer.then(settled);
  return { stand, settled, answer };
}

describe('an email address calls up', () => {
  it('http500: a 500 in HTML', async () => {
    const answer = await post(provider(), emailed('http500'));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  });

  it('html: a 200 in HTML, which a visitor takes for success', async () => {
    const stand = provider();
    const answer = await post(stand, emailed('html'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toMatch(/^<!doctype html>/);
    expect(stand.submissions()).toHaveLength(1);
  });

  it('429: a 429 that says when to come again', async () => {
    const answer = await post(provider(), emailed('429'));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await readJson(answer)).toEqual({
      ...isRefusal('You have reached your ten_secondly_rolling limit.'),
      errorType: 'RATE_LIMIT',
      policyName: 'TEN_SECONDLY_ROLLING',
    });
  });

  it('errorsonly: a 400 with two errors and no message', async () => {
    const answer = await post(provider(), emailed('errorsonly'));
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
    const answer = await post(provider(), emailed('empty'));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe('');
  });

  it('notjson: a 400 that only says it is JSON', async () => {
    const answer = await post(provider(), emailed('notjson'));
    expect(answer.status).toBe(400);
    await expect(readJson(answer)).rejects.toThrow(SyntaxError);
  });

  it('wrongshape: a 400 with neither a text nor a list', async () => {
    const answer = await post(provider(), emailed('wrongshape'));
    expect(answer.status).toBe(400);
    expect(await readJson(answer)).toEqual({ message: { text: 'x' }, errors: 'none' });
  });

  it('nomessage: a 400 that says nothing', async () => {
    const answer = await post(provider(), emailed('nomessage'));
    expect(answer.status).toBe(400);
    expect(await readJson(answer)).toEqual({});
  });

  it('slow: success after twelve seconds', async () => {
    const { stand, settled, answer } = askPatiently('slow');
    await vi.advanceTimersByTimeAsync(11_999);
    expect(settled).not.toHaveBeenCalled();
    expect(stand.submissions()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
    expect(await readJson(await answer)).toHaveProperty('inlineMessage');
    expect(stand.submissions()).toHaveLength(1);
  });

  it('never: nothing for ten minutes', async () => {
    const { stand, settled, answer } = askPatiently('never');
    await vi.advanceTimersByTimeAsync(599_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(504);
    expect(stand.submissions()).toEqual([]);
  });
});

it.each(['slow', 'never'])('%s ends at once when nobody waits any more', async (localPart) => {
  const controller = new AbortController();
  const { stand, settled, answer } = askPatiently(localPart, controller.signal);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  controller.abort();
  expect((await answer).status).toBe(504);
  expect(vi.getTimerCount()).toBe(0);
  expect(stand.submissions()).toEqual([]);
});

it.each(['slow', 'never'])('%s does not begin to wait for nobody', async (localPart) => {
  const { answer } = askPatiently(localPart, AbortSignal.abort());
  expect((await answer).status).toBe(504);
  expect(vi.getTimerCount()).toBe(0);
});

it('takes other delays', async () => {
  const stand = provider({ slowMilliseconds: 5, neverMilliseconds: 5 });
  expect((await post(stand, emailed('slow'))).status).toBe(200);
  expect((await post(stand, emailed('never'))).status).toBe(504);
});

it.each(['HTTP500@Anywhere.AE', 'http500@مثال.امارات'])(
  '%s has any case, any domain',
  async (email) => {
    expect((await post(provider(), submission({ email }))).status).toBe(500);
  },
);

it.each(['http500.x@example.com', 'x-html@example.com', 'constructor@example.com'])(
  '%s calls up nothing',
  async (email) => {
    expect((await post(provider(), submission({ email }))).status).toBe(200);
  },
);

it('does not hide a fault', async () => {
  const answer = await post(provider(), submission({ email: 'html@example.com', nickname: '' }));
  expect(answer.status).toBe(400);
});
