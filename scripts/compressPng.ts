import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** How far apart the shades are that remain: half of it is far below what a comparison notices. */
const step = 16;

/**
 * A browser's picture (8 bits a channel, not interlaced) in a fraction of the bytes: with fewer shades, each line
 * predicted from its neighbours in the best way, and packed without haste.
 */
export function compressPng(png: Buffer): Buffer {
  const chunks = readChunks(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!header) throw new Error('This PNG has no header.');
  const depth = { 2: 3, 6: 4 }[header.readUInt8(9)];
  if (depth === undefined || header.readUInt8(8) !== 8 || header.readUInt8(12) !== 0)
    throw new Error('Only pictures in true colour, 8 bits a channel and not interlaced.');
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const width = header.readUInt32BE(0) * depth;
  const lines = toLines(inflateSync(Buffer.concat(packed)), width, depth);
  for (const line of lines) posterise(line);
  const predicted = lines.map((line, index) => bestPrediction(line, lines[index - 1], depth));
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    writeChunk('IDAT', deflateSync(Buffer.concat(predicted), { level: 9, memLevel: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function posterise(line: Buffer): void {
  for (const [at, value] of line.entries())
    line[at] = Math.min(255, Math.round(value / step) * step);
}

type Predictor = (before: number, above: number, aboveBefore: number) => number;

/** The five predictions of PNG, in its order. */
const predictors: readonly Predictor[] = [
  () => 0,
  (before) => before,
  (_, above) => above,
  (before, above) => (before + above) >> 1,
  (before, above, aboveBefore) => {
    const guess = before + above - aboveBefore;
    const [toBefore, toAbove, toCorner] = [before, above, aboveBefore].map((value) =>
      Math.abs(guess - value),
    ) as [number, number, number];
    if (toBefore <= toAbove && toBefore <= toCorner) return before;
    return toAbove <= toCorner ? above : aboveBefore;
  },
];

/** What a predictor makes of the place in a line, from what stands before and above. */
const predict = (
  guess: Predictor,
  line: Buffer,
  above: Buffer | undefined,
  at: number,
  by: number,
) => guess(line[at - by] ?? 0, above?.[at] ?? 0, above?.[at - by] ?? 0);

/** Undoes the predictions of packed lines. */
function toLines(data: Buffer, width: number, depth: number): readonly Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < data.byteLength; start += width + 1) {
    const line = Buffer.from(data.subarray(start + 1, start + 1 + width));
    const use = predictors[data[start] ?? 0] ?? (() => 0);
    const above = lines.at(-1);
    for (const at of line.keys())
      line[at] = ((line[at] ?? 0) + predict(use, line, above, at, depth)) & 0xff;
    lines.push(line);
  }
  return lines;
}

/** A line as the differences from its prediction, by the predictor that leaves the least. */
function bestPrediction(line: Buffer, above: Buffer | undefined, depth: number): Buffer {
  let best = Buffer.alloc(0);
  let least = Infinity;
  for (const [kind, use] of predictors.entries()) {
    const written = Buffer.alloc(line.byteLength + 1, kind);
    let sum = 0;
    for (const [at, value] of line.entries()) {
      const difference = (value - predict(use, line, above, at, depth)) & 0xff;
      written[at + 1] = difference;
      sum += difference < 128 ? difference : 256 - difference;
    }
    if (sum < least) [best, least] = [written, sum];
  }
  return best;
}

function readChunks(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  if (!png.subarray(0, signature.length).equals(signature)) throw new Error('This is no PNG.');
  const chunks = [];
  for (let at = signature.length; at < png.byteLength;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
