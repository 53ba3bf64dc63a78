import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveTo, timeOf, timeScaleOf } from './fragment.ts';

/** Where a build keeps the footage of the stream. */
const folder = 'media/live-stream';

/** A loop in segments of equal length. */
export interface Footage {
  readonly segmentSeconds: number;
  /** The initialization segment, which a player reads before any other. */
  readonly initSegment: Buffer<ArrayBuffer>;
  /** The segment with a number, counted from the epoch, its times shifted to match that number. */
  readonly segment: (sequence: number) => Buffer<ArrayBuffer>;
}

/**
 * Reads the footage of a build. Undefined if there is none, or if it cannot be used; the console then says why.
 *
 * @param root The folder of the build.
 */
export async function readFootage(root: string): Promise<Footage | undefined> {
  const path = join(root, folder);
  const names = await readdir(path).catch((): string[] => []);
  if (!names.includes('init.mp4')) return undefined;
  try {
    const read = (name: string) => readFile(join(path, name));
    const count = names.filter((name) => /^\d+\.m4s$/.test(name)).length;
    const files = Array.from({ length: count }, (_, index) => read(`${String(index)}.m4s`));
    return prepareFootage(await read('init.mp4'), await Promise.all(files));
  } catch (error) {
    console.error(`${path}: the live stream is off because ${(error as Error).message}.`);
    return undefined;
  }
}

/**
 * Prepares segments for playing in a loop.
 *
 * @throws Error if the segments differ in length, leave a gap or are not fragmented MP4.
 */
export function prepareFootage(initSegment: Buffer, segments: readonly Buffer[]): Footage {
  const [first, second] = segments;
  if (!first || !second) throw new Error('it has fewer than two segments');
  const length = timeOf(second) - timeOf(first);
  const segmentSeconds = Number(length) / timeScaleOf(initSegment);
  if (!(segmentSeconds > 0)) throw new Error('its segments have no length');
  for (const [index, segment] of segments.entries()) {
    if (timeOf(segment) !== BigInt(index) * length) {
      throw new Error(`segment ${String(index)} does not begin where the one before it ends`);
    }
  }
  return {
    segmentSeconds,
    initSegment: Buffer.from(initSegment),
    segment: (sequence) => {
      const footage = segments[sequence % segments.length] ?? first;
      return moveTo(footage, BigInt(sequence) * length, sequence);
    },
  };
}
