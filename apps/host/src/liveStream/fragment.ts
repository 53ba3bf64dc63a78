/**
 * The part of fragmented MP4 (ISO/IEC 14496-12) that is needed to shift a fragment in time. A box is its length and its
 * name, 4 bytes each, followed by its content.
 */
interface Box {
  /** Where the content begins and ends. */
  readonly start: number;
  readonly end: number;
}

const headerLength = 8;
/** The length of the version and flags that precede the content of some boxes. */
const fullHeaderLength = 4;

/**
 * The first box at a path of names, for example `moof`, `traf`, `tfdt`.
 *
 * @throws Error that names the missing box.
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
  throw new Error(`it has no "${name}" box`);
}

/** The offset of a fragment's decode time, which has 64 bits. */
function timeOffset(fragment: Buffer): number {
  const { start, end } = findBox(fragment, ['moof', 'traf', 'tfdt']);
  if (fragment.readUInt8(start) !== 1 || end - start < fullHeaderLength + 8) {
    throw new Error('its time has only 32 bits');
  }
  return start + fullHeaderLength;
}

/**
 * The decode time at which a fragment begins, in units of its track's timescale.
 *
 * @throws Error that says why if the bytes are not a fragment.
 */
export function timeOf(fragment: Buffer): bigint {
  return fragment.readBigUInt64BE(timeOffset(fragment));
}

/**
 * A copy of a fragment with another decode time and sequence number.
 *
 * @throws Error that says why if the bytes are not a fragment.
 */
export function moveTo(fragment: Buffer, time: bigint, sequence: number): Buffer<ArrayBuffer> {
  const copy = Buffer.from(fragment);
  copy.writeBigUInt64BE(time, timeOffset(copy));
  const { start } = findBox(copy, ['moof', 'mfhd']);
  copy.writeUInt32BE(sequence >>> 0, start + fullHeaderLength);
  return copy;
}

/**
 * The timescale of the first track: time units per second.
 *
 * @throws Error that says why if the bytes are not an initialization segment.
 */
export function timeScaleOf(initSegment: Buffer): number {
  const { start } = findBox(initSegment, ['moov', 'trak', 'mdia', 'mdhd']);
  const isLong = initSegment.readUInt8(start) === 1;
  return initSegment.readUInt32BE(start + fullHeaderLength + (isLong ? 16 : 8));
}
