import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { captureErrors, temporaryFolder } from '../temporaryHost.ts';
import { timeOf } from './fragment.ts';
import { prepareFootage, readFootage } from './footage.ts';
import { testInitSegment, testSegment } from './testFootage.ts';

const initSegment = testInitSegment(1000);
const segments = ['first', 'second', 'third'].map((text, index) => testSegment(index * 4000, text));
const text = (segment: Buffer) => segment.toString('latin1').replace(/^.*mdat/s, '');

describe('the footage of the live stream', () => {
  it('plays in a loop, in order', () => {
    const { segment, segmentSeconds } = prepareFootage(initSegment, segments);
    expect(segmentSeconds).toBe(4);
    expect([0, 1, 2, 3, 448_785_599].map((sequence) => text(segment(sequence)))).toEqual([
      'first',
      'second',
      'third',
      'first',
      'third',
    ]);
  });

  it('keeps counting time across the loop, for as long as clocks run', () => {
    const { segment } = prepareFootage(initSegment, segments);
    for (const sequence of [0, 2, 3, 448_785_599, 2 ** 40]) {
      expect(timeOf(segment(sequence))).toBe(BigInt(sequence) * 4000n);
      expect(timeOf(segment(sequence + 1)) - timeOf(segment(sequence))).toBe(4000n);
    }
  });

  it('numbers its fragments', () => {
    const { segment } = prepareFootage(initSegment, segments);
    const numbered = segment(448_785_599);
    expect(numbered.readUInt32BE(numbered.indexOf('mfhd') + 8)).toBe(448_785_599);
    expect(segments[2]?.readUInt32BE(segments[2].indexOf('mfhd') + 8)).toBe(1);
  });

  it.each([
    ['fewer than two segments', segments.slice(0, 1), 'fewer than two segments'],
    ['a gap', [segments[0], segments[2], segments[1]], 'segment 2 does not begin'],
    ['a time of 32 bits', [segments[0], testSegment(4000, '', 0)], '32 bits'],
    ['no fragment', [segments[0], Buffer.from('<!doctype html>')], 'no "moof"'],
    ['empty files', [Buffer.alloc(0), Buffer.alloc(0)], 'no "moof"'],
    ['the same moment twice', [segments[0], segments[0]], 'no length'],
  ])('refuses %s', (_, wrong, reason) => {
    expect(() => prepareFootage(initSegment, wrong as Buffer[])).toThrow(reason);
  });

  it('may be missing; broken footage is reported and not served', async () => {
    const errors = captureErrors();
    expect(await readFootage(await temporaryFolder())).toBeUndefined();
    expect(errors).not.toHaveBeenCalled();
    const broken = await temporaryFolder({ 'media/live-stream/init.mp4': 'no film' });
    expect(await readFootage(broken)).toBeUndefined();
    expect(errors).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /live-stream: the live stream is off because it has fewer than two segments/,
      ),
    );
  });

  it('of the app has segments of four seconds', async () => {
    const footage = await readFootage(
      fileURLToPath(new URL('../../../showcase/public', import.meta.url)),
    );
    expect(footage?.segmentSeconds).toBe(4);
  });
});
