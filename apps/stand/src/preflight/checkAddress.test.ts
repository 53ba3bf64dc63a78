import { describe, expect, it } from 'vitest';
import getPort from 'get-port';
import { checkAddress, explain } from './checkAddress.ts';
import { startSite } from './testAddresses.ts';

const options = { origin: 'http://localhost:4173' };

describe('checkAddress', () => {
  it.each([
    ['/200', { answers: true, status: 200 }],
    ['/404', { answers: true, status: 404 }],
    ['/to/404', { answers: true, status: 404 }],
    ['/endless', { answers: true, status: 200 }],
    ['/framed', { answers: true, status: 200, refusal: 'X-Frame-Options: DENY' }],
    ['/to/framed', { answers: true, status: 200, refusal: 'X-Frame-Options: DENY' }],
  ])('of %s gives %j', async (path, expected) => {
    const origin = await startSite();
    expect(await checkAddress(new URL(path, origin), options)).toMatchObject(expected);
  });

  it('looks like a browser, because some sites turn away programs', async () => {
    const answer = await checkAddress(new URL('/agent', await startSite()), options);
    expect(answer).toMatchObject({ status: 200 });
  });

  it('names no origin to an address that visitors open', async () => {
    const answer = await checkAddress(new URL('/readable', await startSite()), options);
    expect(answer).toMatchObject({ status: 200, isReadable: false });
  });

  it('says whether pages of the showcase may read it', async () => {
    const site = await startSite();
    for (const [path, isReadable] of [
      ['/readable', true],
      ['/200', false],
    ] as const) {
      const answer = await checkAddress(new URL(path, site), { ...options, isRead: true });
      expect(answer).toMatchObject({ isReadable });
    }
  });

  it('waits no longer than its timeout', async () => {
    const origin = await startSite();
    const begin = performance.now();
    const answer = await checkAddress(new URL('/hang', origin), { ...options, timeout: 200 });
    expect(answer).toEqual({ answers: false, reason: 'timeout', detail: '' });
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  it('says that nothing listens', async () => {
    const address = new URL(`http://127.0.0.1:${String(await getPort())}/`);
    const answer = await checkAddress(address, options);
    expect(answer).toEqual({ answers: false, reason: 'refused', detail: 'ECONNREFUSED' });
  });

  it('says that a name is unknown', async () => {
    const answer = await checkAddress(new URL('http://nowhere.invalid/'), options);
    expect(answer).toMatchObject({ answers: false, reason: 'unknownName' });
  });

  it('says that a server does not speak TLS', async () => {
    const address = new URL((await startSite()).replace('http:', 'https:'));
    expect(await checkAddress(address, options)).toMatchObject({ reason: 'certificate' });
  });
});

describe('explain', () => {
  const failure = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) });
  it.each([
    ['EAI_AGAIN', 'unknownName'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
    ['ETIMEDOUT', 'timeout'],
    ['ENETUNREACH', 'unreachable'],
    ['ECONNRESET', 'unreachable'],
  ])('reads %s as %s', (code, reason) => {
    expect(explain(failure(code))).toEqual({ reason, detail: code });
  });

  it('looks into the attempts at each address of a host name', () => {
    const attempts = new AggregateError([Object.assign(new Error('no'), { code: 'ENETUNREACH' })]);
    const error = new TypeError('fetch failed', { cause: attempts });
    expect(explain(error)).toEqual({ reason: 'unreachable', detail: 'ENETUNREACH' });
  });

  it('keeps the message of a failure without a code', () => {
    const error = new TypeError('fetch failed', { cause: new Error('bad port') });
    expect(explain(error)).toEqual({ reason: 'unreachable', detail: 'bad port' });
  });
});
