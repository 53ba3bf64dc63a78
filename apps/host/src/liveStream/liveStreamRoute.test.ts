import { describe, expect, it } from 'vitest';
import { startHost } from '../temporaryHost.ts';
import { windowAt } from './playlist.ts';
import { testInitSegment, testSegment } from './testFootage.ts';

const folder = 'build/media/live-stream';
const initSegment = testInitSegment(1000);
const files = {
  [`${folder}/init.mp4`]: initSegment,
  [`${folder}/0.m4s`]: testSegment(0, 'first'),
  [`${folder}/1.m4s`]: testSegment(4000, 'second'),
};
const newest = () => windowAt(Date.now(), 4).last;
const segment = (sequence: number) => `/live/segment-${String(sequence)}.m4s`;

describe('GET /live', () => {
  it('sends a playlist that must not be cached, to other origins too', async () => {
    const host = await startHost(files);
    const answer = await host.get('/live/stream.m3u8', { origin: 'https://other.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const named = answer.text.match(/segment-\d+\.m4s|init\.mp4/g) ?? [];
    expect(named).toHaveLength(9);
    for (const name of named) expect((await host.get(`/live/${name}`)).status).toBe(200);
  });

  it('sends segments uncompressed, to be cached forever', async () => {
    const host = await startHost(files);
    const sequence = newest();
    const answer = await host.get(segment(sequence), { 'accept-encoding': 'br, gzip' });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/iso.segment',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-length': String(answer.body.byteLength),
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text.endsWith(sequence % 2 === 0 ? 'first' : 'second')).toBe(true);
    const again = await host.get(segment(sequence), {
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
  });

  it('sends the initialization segment, and its length to HEAD', async () => {
    const host = await startHost(files);
    const whole = await host.get('/live/init.mp4');
    expect(whole.body.equals(initSegment)).toBe(true);
    expect(whole.headers['content-type']).toBe('video/mp4');
    const head = await host.get('/live/init.mp4', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(initSegment.byteLength));
    expect(head.body.byteLength).toBe(0);
  });

  it.each([
    '/live/',
    '/live/nothing.m3u8',
    '/live/segment-.m4s',
    '/live/segment--1.m4s',
    '/live/segment-01.m4s',
    '/live/segment-1e3.m4s',
    '/live/segment-99999999999999999999.m4s',
    '/live/segment-5.ts',
    '/live/..%2fserver.ts',
  ])('responds to %s with a 404 in plain text', async (address) => {
    const answer = await (await startHost(files)).get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  it('has no future segments', async () => {
    const host = await startHost(files);
    const answer = await host.get(segment(newest() + 2));
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is read-only', async () => {
    const answer = await (await startHost(files)).get('/live/stream.m3u8', {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it('is a 404 if the build has no footage', async () => {
    expect((await (await startHost()).get('/live/stream.m3u8')).status).toBe(404);
  });
});
