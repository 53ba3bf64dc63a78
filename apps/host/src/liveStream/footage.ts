import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveTo, timeOf, timeScaleOf } from './fragment.ts';

/** The footage of the stream in a build; `media/scenes/liveStream.ts` draws it. */
const folder = 'media/live-stream';

/** A loop in segments of one length, each of which can be sent at any time. */
export interface Footage {
  readonly segmentSeconds: number;
  /** What a player reads before any segment. */
  readonly beginning: Buffer<ArrayBuffer>;
  /** The segment with a number since the epoch, its times shifted to where that number belongs. */
  readonly segment: (sequence: number) => Buffer<ArrayBuffer>;
}

/**
 * Reads the footage of a build. Undefined when it has none; what cannot be used is reported in the console.
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
    console.error(`${path}: the live stream is off: ${(error as Error).message}`);
    return undefined;
  }
}

/**
 * Prepares segments that follow each other without a gap, all of one length.
 *
 * @throws Error that says what is wrong with them.
 */
export function prepareFootage(beginning: Buffer, segments: readonly Buffer[]): Footage {
  const [first, second] = segments;
  if (!first || !second) throw new Error('it has fewer than two segments');
  const length = timeOf(second) - timeOf(first);
  const segmentSeconds = Number(length) / timeScaleOf(beginning);
  if (!(segmentSeconds > 0)) throw new Error('its segments have no length');
  for (const [index, segment] of segments.entries()) {
    if (timeOf(segment) !== BigInt(index) * length) {
      throw new Error(`segment ${String(index)} does not begin where the one before it ends`);
    }
  }
  return {
    segmentSeconds,
    beginning: Buffer.from(beginning),
    segment: (sequence) => {
      const footage = segments[sequence % segments.length] ?? first;
      return moveTo(footage, BigInt(sequence) * length, sequence);
    },
  };
}
