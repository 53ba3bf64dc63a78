import { request as httpRequest } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { exchange, openSocket, startHost, type TemporaryHost } from '../temporaryHost.ts';
import { emailed, path, submission } from './testRequests.ts';

const json = { 'content-type': 'application/json' };

function send({ port }: TemporaryHost, body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${String(port)}${path}`, {
    method: 'POST',
    headers: json,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

async function isUp(host: TemporaryHost) {
  expect(await host.get('/')).toMatchObject({ status: 200 });
  expect((await send(host, submission())).status).toBe(200);
}

describe('the form provider in the host', () => {
  it('accepts a submission from any origin', async () => {
    const host = await startHost();
    const answer = await send(host, submission(), {
      headers: { ...json, origin: 'https://other.example' },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('inlineMessage');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('responds to OPTIONS', async () => {
    const headers = {
      origin: 'https://other.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const answer = await (await startHost()).get(path, headers, 'OPTIONS');
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, accept',
    });
  });

  it.each(['/submissions', '/submissions/', '/submissions/v3/integration/submit/1'])(
    'responds to %s with a 404',
    async (unknown) => {
      const answer = await (await startHost()).get(unknown, { accept: 'text/html' });
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toMatchObject({ status: 'error' });
    },
  );

  it('keeps the submissions of two hosts apart', async () => {
    const [one, other] = [await startHost(), await startHost()];
    await send(one, submission());
    expect((await one.get('/dev/submissions')).text).toContain('a@example.com');
    expect((await other.get('/dev/submissions')).text).not.toContain('a@example.com');
  });

  it('logs nothing that it receives', async () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockReturnValue(undefined),
    );
    const host = await startHost();
    for (const part of ['a', 'blocked', 'http500', 'notjson']) await send(host, emailed(part));
    await send(host, '{');
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

describe('hostile submissions (C14)', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s is a 405', async (method) => {
    const host = await startHost();
    const answer = await host.get(path, {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST, OPTIONS');
    await isUp(host);
  });

  it('TRACE is a 405 before it reaches the provider', async () => {
    const answer = await exchange((await startHost()).port, 'TRACE', path);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^allow: GET, HEAD/im);
  });

  it('a form posted by a browser is a 415', async () => {
    const host = await startHost();
    const answer = await send(host, 'email=a', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ status: 'error' });
    await isUp(host);
  });

  it('malformed JSON is a 400 with a message', async () => {
    const host = await startHost();
    const answer = await send(host, '{"fields":[');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      status: 'error',
      message: 'Invalid input JSON: the body is not JSON',
    });
    await isUp(host);
  });

  it('10 MB is a 413, whether announced or not', async () => {
    const host = await startHost();
    const large = 'x'.repeat(10_000_000);
    expect((await send(host, large)).status).toBe(413);
    expect(await sendInParts(host, large)).toBe(413);
    await isUp(host);
  });

  it('a body announced as too large is refused before it is sent', async () => {
    const host = await startHost();
    const socket = await openSocket(host.port);
    socket.write(head('content-length: 10000000'));
    const answer = await readText(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    await isUp(host);
  });

  it('a slow body is a 408, and the connection closes', async () => {
    const host = await startHost({}, { bodyMilliseconds: 100 });
    const socket = await openSocket(host.port);
    socket.write(`${head('content-length: 100')}{"fields":`);
    const answer = await readText(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('The request body did not arrive in time');
    await isUp(host);
  });

  it('a body that trickles in is a 408 too', async () => {
    const host = await startHost({}, { bodyMilliseconds: 100 });
    const socket = await openSocket(host.port);
    socket.write(head('content-length: 100'));
    const trickle = setInterval(() => socket.write(' '), 20);
    const answer = await readText(socket);
    clearInterval(trickle);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await isUp(host);
  });

  it('a body that breaks off does not stop the host', async () => {
    const host = await startHost();
    const socket = await openSocket(host.port);
    socket.write(`${head('content-length: 100')}{"fields":`);
    await sleep(20);
    socket.destroy();
    await sleep(20);
    await isUp(host);
  });

  it('other requests are served while 49 bodies are pending', async () => {
    const host = await startHost();
    for (let index = 0; index < 49; index += 1) {
      (await openSocket(host.port)).write(head('content-length: 100'));
    }
    await isUp(host);
  });
});

it('keeps nothing from a visitor who leaves while waiting', async () => {
  const host = await startHost({}, { slowMilliseconds: 150 });
  const shown = async () => (await host.get('/dev/submissions')).text;
  await expect(send(host, emailed('slow'), { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  await sleep(250);
  expect(await shown()).toContain('Nothing has been sent yet.');
  expect((await send(host, emailed('slow'))).status).toBe(200);
  expect(await shown()).toContain('slow@example.com');
});

function head(...headers: readonly string[]): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends a body without announcing its length; resolves to the status. */
function sendInParts({ port }: TemporaryHost, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method: 'POST', headers: json, agent: false };
    const request = httpRequest(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.setHeader('transfer-encoding', 'chunked');
    request.end(body);
  });
}
