/**
 * The little of fragmented MP4 (ISO/IEC 14496-12) that shifts a fragment in time. A box is its length and its
 * name, 4 bytes each, and what it holds.
 */
interface Box {
  /** Where what it holds begins and ends. */
  readonly start: number;
  readonly end: number;
}

const headerLength = 8;
/** Of boxes that have a version and flags before what they hold. */
const fullHeaderLength = 4;

/**
 * The first box at the end of a path of names, for instance `moof`, `traf`, `tfdt`.
 *
 * @throws Error that names the box when there is none.
 */
function findBox(bytes: Buffer, path: readonly string[]): Box {
  let found: Box = { start: 0, end: bytes.byteLength };
  for (const name of path) found = findChild(bytes, found, name);
  return found;
}

function findChild(bytes: Buffer, { start, end }: Box, name: string): Box {
  let at = start;
  while (at + headerLength <= end) {
    const length = bytes.readUInt32BE(at);
    if (length < headerLength || at + length > end) break;
    if (bytes.toString('latin1', at + 4, at + headerLength) === name) {
      return { start: at + headerLength, end: at + length };
    }
    at += length;
  }
  throw new Error(`it holds no "${name}"`);
}

/** Where the 64 bits of a fragment's time of decoding stand. */
function timePlace(fragment: Buffer): number {
  const { start, end } = findBox(fragment, ['moof', 'traf', 'tfdt']);
  if (fragment.readUInt8(start) !== 1 || end - start < fullHeaderLength + 8) {
    throw new Error('its time has only 32 bits');
  }
  return start + fullHeaderLength;
}

/**
 * When a fragment begins, in units of its track's time scale.
 *
 * @throws Error that says why when it is no fragment.
 */
export function timeOf(fragment: Buffer): bigint {
  return fragment.readBigUInt64BE(timePlace(fragment));
}

/**
 * A copy of a fragment that begins at another time and carries another number.
 *
 * @throws Error that says why when it is no fragment.
 */
export function moveTo(fragment: Buffer, time: bigint, sequence: number): Buffer<ArrayBuffer> {
  const copy = Buffer.from(fragment);
  copy.writeBigUInt64BE(time, timePlace(copy));
  const { start } = findBox(copy, ['moof', 'mfhd']);
  copy.writeUInt32BE(sequence >>> 0, start + fullHeaderLength);
  return copy;
}

/**
 * How many units of time a second of the first track has.
 *
 * @throws Error that says why when it is no beginning of a film.
 */
export function timeScaleOf(beginning: Buffer): number {
  const { start } = findBox(beginning, ['moov', 'trak', 'mdia', 'mdhd']);
  const isLong = beginning.readUInt8(start) === 1;
  return beginning.readUInt32BE(start + fullHeaderLength + (isLong ? 16 : 8));
}
