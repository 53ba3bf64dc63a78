import { request as httpRequest } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startHost } from '../temporaryHost.ts';
import { createFormProvider } from './formProvider.ts';
import { address, isRefusal, path, post, readJson, submission } from './testRequests.ts';

describe('a wrong request (C14)', () => {
  it.each([
    ...['/submissions', '/submissions/', '/submissions/v3/integration/submit/1234'],
    ...['/submissions/v3/integration/submit/1234/', '/submissions/v3/integration/submit//a'],
    ...['/submissions/v3/integration/submit/12.34/a', '/submissions/v3/integration/submit/1/a/b'],
    ...['/submissions/v2/integration/submit/1/a', '/x/submissions/v3/integration/submit/1/a'],
  ])('to %s is a 404', async (path) => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', body: '{}' });
    const answer = await createFormProvider().answer(request);
    expect(answer.status).toBe(404);
    expect(await readJson(answer)).toEqual(isRefusal('resource not found'));
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('with %s is a 405', async (method) => {
    const answer = await createFormProvider().answer(new Request(address, { method }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await readJson(answer)).toEqual(isRefusal('Method not allowed'));
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'json', ''])(
    'of the type "%s" is a 415',
    async (type) => {
      const answer = await post(createFormProvider(), submission(), { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(await readJson(answer)).toEqual(
        isRefusal('The content type must be application/json'),
      );
    },
  );

  it.each(['', '{', '{"fields":[],}', 'undefined', '{"fields":[]}}', '<form>'])(
    'with the body %j is a 400',
    async (body) => {
      const answer = await post(createFormProvider(), body);
      expect(answer.status).toBe(400);
      expect(await readJson(answer)).toEqual(isRefusal('Invalid input JSON: the body is not JSON'));
    },
  );

  it('that is not UTF-8 is a 400', async () => {
    const broken = new Uint8Array([0x22, 0xff, 0x22]);
    const answer = await post(createFormProvider(), broken);
    expect(answer.status).toBe(400);
    expect(await readJson(answer)).toEqual(
      isRefusal('Invalid input JSON: the body cannot be read'),
    );
  });

  it('that breaks off is a 400', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    expect((await post(createFormProvider(), body)).status).toBe(400);
  });
});

describe('a large body (C14)', () => {
  const limit = 1024 * 1024;
  const padded = (length: number) => {
    const text = JSON.stringify(submission());
    return text + ' '.repeat(length - text.length);
  };

  it('is accepted up to 1 MiB and refused above that', async () => {
    expect((await post(createFormProvider(), padded(limit))).status).toBe(200);
    const answer = await post(createFormProvider(), padded(limit + 1));
    expect(answer.status).toBe(413);
    expect(await readJson(answer)).toEqual(
      isRefusal('The request body is larger than 1048576 bytes'),
    );
  });

  it('is refused unread if its Content-Length is too large', async () => {
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const answer = await post(createFormProvider(), body, { 'content-length': String(limit + 1) });
    expect(answer.status).toBe(413);
    expect(pull).not.toHaveBeenCalled();
  });

  it('is counted whatever its Content-Length, and is not read beyond the limit', async () => {
    const part = new Uint8Array(64 * 1024).fill(0x20);
    const pull = vi.fn((controller: ReadableStreamDefaultController) => {
      controller.enqueue(part);
    });
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const answer = await post(createFormProvider(), body, { 'content-length': '10' });
    expect(answer.status).toBe(413);
    expect(pull.mock.calls.length).toBeLessThan(20);
  });
});

describe('a slow body (C14)', () => {
  const trickle = () => {
    const cancel = vi.fn();
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{'));
      },
      cancel,
    });
    return { body, cancel };
  };

  it('is abandoned after ten seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { body, cancel } = trickle();
    const settled = vi.fn();
    const answer = post(createFormProvider(), body);
    void answer.then(settled);
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalled();
    expect((await answer).status).toBe(408);
    expect((await answer).headers.get('connection')).toBe('close');
    expect(await readJson(await answer)).toEqual(
      isRefusal('The request body did not arrive in time'),
    );
    expect(cancel).toHaveBeenCalled();
  });

  it('is timed as a whole, even if it trickles in', async () => {
    const body = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        controller.enqueue(new TextEncoder().encode(' '));
      },
    });
    expect((await post(createFormProvider({ bodyMilliseconds: 100 }), body)).status).toBe(408);
  });

  it('leaves no timer behind if it arrives in time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    expect((await post(createFormProvider(), submission())).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the rate limit', () => {
  it('allows 50 requests in any ten seconds', async () => {
    let time = 0;
    const provider = createFormProvider({ now: () => time });
    const ask = async (count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => post(provider, submission())),
      );
      return answers.map(({ status }) => status);
    };
    expect(new Set(await ask(25))).toEqual(new Set([200]));
    time = 6000;
    expect(new Set(await ask(25))).toEqual(new Set([200]));
    expect(await ask(1)).toEqual([429]);
    time = 9999;
    expect(await ask(1)).toEqual([429]);
    time = 10_000;
    expect(new Set(await ask(25))).toEqual(new Set([200]));
    expect(await ask(1)).toEqual([429]);
  });

  it('counts each client separately', async () => {
    const host = await startHost({}, { now: () => 1000 });
    const ask = (localAddress: string) =>
      new Promise<number>((resolve, reject) => {
        const options = { host: '127.0.0.1', port: host.port, path, method: 'POST', localAddress };
        httpRequest({ ...options, headers: { 'content-type': 'application/json' } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end('{}');
      });
    for (let index = 0; index < 50; index += 1) await ask('127.0.0.1');
    expect(await ask('127.0.0.1')).toBe(429);
    expect(await ask('127.0.0.2')).toBe(400);
  });

  it("says how long to wait, in HubSpot's shape", async () => {
    let time = 5000;
    const provider = createFormProvider({ now: () => time });
    for (let index = 0; index < 50; index += 1) await post(provider, '{}');
    time = 7500;
    const answer = await post(provider, submission());
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('8');
    expect(await readJson(answer)).toEqual({
      ...isRefusal('You have reached your ten_secondly_rolling limit.'),
      errorType: 'RATE_LIMIT',
      policyName: 'TEN_SECONDLY_ROLLING',
    });
    expect(provider.submissions()).toEqual([]);
  });

  it('does not count OPTIONS, and locks nobody out after the clock is set back', async () => {
    let time = 100_000;
    const provider = createFormProvider({ now: () => time });
    for (let index = 0; index < 60; index += 1) {
      await provider.answer(new Request(address, { method: 'OPTIONS' }));
    }
    for (let index = 0; index < 50; index += 1) await post(provider, submission());
    expect((await post(provider, submission())).status).toBe(429);
    time = 0;
    expect((await post(provider, submission())).status).toBe(200);
  });
});
