/** For tests: minimal fragmented MP4, with times but without pictures. */
function box(name: string, ...content: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  const length = content.reduce((sum, { byteLength }) => sum + byteLength, header.byteLength);
  header.writeUInt32BE(length);
  header.write(name, 4, 'latin1');
  return Buffer.concat([header, ...content]);
}

function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value, index * 4);
  return buffer;
}

/** An initialization segment with a timescale in units per second. */
export function testInitSegment(timeScale: number): Buffer {
  const track = box('trak', box('mdia', box('mdhd', words(0, 0, 0, timeScale, 0))));
  return Buffer.concat([box('ftyp', words(1)), box('moov', box('mvhd', words(0)), track)]);
}

/** A fragment that begins at a time, in units of the timescale; `text` marks it. */
export function testSegment(time: number, text: string, version = 1): Buffer {
  const decoding = words(version << 24, 0, time);
  return Buffer.concat([
    box('styp', words(1)),
    box('moof', box('mfhd', words(0, 1)), box('traf', box('tfdt', decoding))),
    box('mdat', Buffer.from(text)),
  ]);
}
