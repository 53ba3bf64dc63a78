import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playlistAt, windowAt } from './playlist.ts';

const length = 4;

interface Read {
  readonly first: number;
  readonly targetDuration: number;
  readonly offset: number;
  readonly segments: readonly { name: string; seconds: number; begins: number }[];
}

function read(playlist: string): Read {
  const value = (tag: string) => new RegExp(`^#${tag}:(.*)$`, 'm').exec(playlist)?.[1] ?? '';
  const segments = playlist.matchAll(
    /#EXT-X-PROGRAM-DATE-TIME:(\S+)\n#EXTINF:([\d.]+),\n(segment-\d+\.m4s)\n/g,
  );
  return {
    first: Number(value('EXT-X-MEDIA-SEQUENCE')),
    targetDuration: Number(value('EXT-X-TARGETDURATION')),
    offset: Number(/TIME-OFFSET=(-[\d.]+)/.exec(value('EXT-X-START'))?.[1]),
    segments: [...segments].map(([, begins = '', seconds, name = '']) => ({
      name,
      seconds: Number(seconds),
      begins: Date.parse(begins),
    })),
  };
}

const readAt = (now: number, seconds = length) => read(playlistAt(now, seconds));
/** Any time from the epoch to the year 2200. */
const moment = fc.integer({ min: 0, max: 7_258_118_400_000 });

describe('the live playlist', () => {
  it('follows RFC 8216', () => {
    const playlist = playlistAt(Date.parse('2026-11-21T10:00:01.500Z'), length);
    const lines = playlist.split('\n');
    expect(lines.slice(0, 11)).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-MEDIA-SEQUENCE:448813792',
      '#EXT-X-DISCONTINUITY-SEQUENCE:0',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-START:TIME-OFFSET=-14.500,PRECISE=YES',
      '#EXT-X-MAP:URI="init.mp4"',
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T09:59:28.000Z',
      '#EXTINF:4.000,',
      'segment-448813792.m4s',
    ]);
    expect(playlist.endsWith('segment-448813799.m4s\n')).toBe(true);
    expect(playlist).not.toContain('ENDLIST');
  });

  it('lists segments without gaps, none longer than the target and none in the future', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(2, 3.84, 4, 6), (now, seconds) => {
        const { first, targetDuration, segments } = readAt(now, seconds);
        expect(segments.length * seconds).toBeGreaterThanOrEqual(3 * targetDuration);
        for (const [index, segment] of segments.entries()) {
          expect(segment.name).toBe(`segment-${String(first + index)}.m4s`);
          expect(Math.round(segment.seconds)).toBeLessThanOrEqual(targetDuration);
          const begins = (first + index) * seconds * 1000;
          expect(Math.abs(segment.begins - begins)).toBeLessThan(1);
        }
        const end = (segments.at(-1)?.begins ?? 0) + seconds * 1000;
        if (now >= segments.length * seconds * 1000) expect(end).toBeLessThanOrEqual(now + 1);
      }),
    );
  });

  it('never goes back while the clock runs, and moves on with every segment', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 3_600_000 }), (now, later) => {
        const [before, after] = [windowAt(now, length), windowAt(now + later, length)];
        expect(after.first).toBeGreaterThanOrEqual(before.first);
        expect(after.last - after.first).toBe(before.last - before.first);
        expect(after.first - before.first).toBeLessThanOrEqual(Math.ceil(later / 1000 / length));
      }),
    );
  });

  it('describes a segment in the same way each time', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 24_000 }), (now, later) => {
        const [before, after] = [readAt(now), readAt(now + later)];
        const shared = before.segments.filter(({ name }) =>
          after.segments.some((segment) => segment.name === name),
        );
        expect(shared.length).toBeGreaterThan(0);
        for (const segment of shared) expect(after.segments).toContainEqual(segment);
      }),
    );
  });

  it('makes all screens play the same moment, well within the window', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const { offset, segments, targetDuration } = readAt(now);
        const end = (segments.at(-1)?.begins ?? 0) + length * 1000;
        if (now > 32_000) expect(Math.abs(end + offset * 1000 - (now - 16_000))).toBeLessThan(2);
        expect(-offset).toBeGreaterThanOrEqual(3 * targetDuration);
        expect(-offset).toBeLessThanOrEqual(segments.length * length);
      }),
    );
  });

  it('survives clock jumps in either direction and to any value', () => {
    const jumps = [-1e15, -1, 0, 1, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15];
    for (const now of jumps) {
      const { first, last, behind } = windowAt(now, length);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last - first).toBe(7);
      expect(behind).toBeGreaterThanOrEqual(12);
      expect(behind).toBeLessThanOrEqual(16);
    }
    expect(readAt(1_000_000).first).toBe(242);
    expect(readAt(1_000_000 - 600_000).first).toBe(92);
  });
});
