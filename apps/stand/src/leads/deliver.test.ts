import { expect, it } from 'vitest';
import getPort from 'get-port';
import { deliver } from './deliver.ts';
import { accepted, invalid, startProvider } from './testLeads.ts';

const now = () => Date.parse('2026-11-21T08:00:00Z');

function send(origin: string, more: { milliseconds?: number; signal?: AbortSignal } = {}) {
  return deliver({
    url: `${origin}/submissions/v3/integration/submit/1/a`,
    body: '{"submittedAt": 1, "fields": []}',
    headers: { 'x-mark': 'y' },
    milliseconds: 20_000,
    signal: new AbortController().signal,
    now,
    ...more,
  });
}

it('sends the body unchanged', async () => {
  const { origin, delivered } = await startProvider(accepted);
  expect(await send(origin)).toEqual({ kind: 'accepted' });
  expect(delivered).toMatchObject([
    {
      url: '/submissions/v3/integration/submit/1/a',
      body: '{"submittedAt": 1, "fields": []}',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-mark': 'y',
      },
    },
  ]);
});

it.each([
  { status: 200, body: '<!doctype html>' },
  { status: 200, body: '{"inline' },
  { status: 201 },
  { status: 204 },
])('takes $status for accepted, whatever the body', async (reaction) => {
  expect(await send((await startProvider(reaction)).origin)).toEqual({ kind: 'accepted' });
});

const refusal = (body: unknown) => ({ status: 400, body: JSON.stringify(body) });

it.each<[string, Parameters<typeof startProvider>[0], string]>([
  [
    'message and errors',
    invalid,
    "The request is not valid; Error in 'fields.email'. Invalid email address",
  ],
  ['message', refusal({ message: ' No ' }), 'No'],
  ['errors', refusal({ errors: [{ message: 'A' }, null, 7, { message: 'B' }] }), 'A; B'],
  ['status, without a message', refusal({}), '400 Bad Request'],
  [
    'status, for a message of another type',
    refusal({ message: {}, errors: 'x' }),
    '400 Bad Request',
  ],
  ['status, for null', refusal(null), '400 Bad Request'],
  ['status, for HTML', { status: 404, body: '<h1>Not found</h1>' }, '404 Not Found'],
  ['status, for no body', { status: 401 }, '401 Unauthorized'],
  ['beginning of a long message', refusal({ message: 'x'.repeat(5000) }), 'x'.repeat(500)],
  ['status, for a huge body', refusal({ message: 'x'.repeat(1_000_000) }), '400 Bad Request'],
])('gives as the reason of a refusal its %s (K6)', async (_, reaction, reason) => {
  expect(await send((await startProvider(reaction)).origin)).toEqual({ kind: 'refused', reason });
});

it.each([
  [{ status: 500 }, '500 Internal Server Error', 0],
  [{ status: 502, body: '<h1>Bad gateway</h1>' }, '502 Bad Gateway', 0],
  [{ status: 503, headers: { 'retry-after': '20' } }, '503 Service Unavailable', 20_000],
  [{ status: 429, headers: { 'retry-after': '10' } }, '429 Too Many Requests', 10_000],
  [
    { status: 429, headers: { 'retry-after': 'Sat, 21 Nov 2026 08:00:40 GMT' } },
    '429 Too Many Requests',
    40_000,
  ],
  [{ status: 408 }, '408 Request Timeout', 0],
  [{ status: 425 }, '425 Too Early', 0],
  [{ status: 302, headers: { location: '/sign-in' } }, '302 Found', 0],
] as const)('may try again after %j (K5)', async (reaction, reason, retryAfter) => {
  const provider = await startProvider(reaction);
  expect(await send(provider.origin)).toEqual({ kind: 'failed', reason, retryAfter });
  expect(provider.delivered).toHaveLength(1);
});

it('may be retried if nothing listens, the connection drops or no answer comes (K5)', async () => {
  const nobody = `http://127.0.0.1:${String(await getPort())}`;
  const failed = (reason: string) => ({ kind: 'failed', reason, retryAfter: 0 });
  expect(await send(nobody)).toEqual(failed('ECONNREFUSED'));
  expect(await send((await startProvider('drop')).origin)).toEqual(failed('UND_ERR_SOCKET'));
  expect(await send((await startProvider('hang')).origin, { milliseconds: 50 })).toEqual(
    failed('no answer in time'),
  );
});

it('gives up when it is told to', async () => {
  const { origin } = await startProvider('hang');
  const signal = AbortSignal.timeout(50);
  expect(await send(origin, { signal })).toMatchObject({ kind: 'failed' });
});

it('never reveals the password in an address', async () => {
  const outcome = await send('http://user:secret@127.0.0.1:1');
  expect(outcome).toEqual({ kind: 'failed', reason: 'no connection', retryAfter: 0 });
});
