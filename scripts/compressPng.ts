import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The same picture with its pixels packed as tightly as deflate can; what a browser writes is packed in haste. */
export function compressPng(png: Buffer): Buffer {
  const chunks = readChunks(png);
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const packed = deflateSync(inflateSync(Buffer.concat(pixels)), { level: 9, memLevel: 9 });
  const kept = chunks.filter(({ type }) => type === 'IHDR' || type === 'PLTE' || type === 'tRNS');
  const written = [
    ...kept,
    { type: 'IDAT', data: packed },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  const smaller = Buffer.concat([signature, ...written.map(writeChunk)]);
  return smaller.byteLength < png.byteLength ? smaller : png;
}

function readChunks(png: Buffer): readonly Chunk[] {
  if (!png.subarray(0, signature.length).equals(signature)) throw new Error('This is no PNG.');
  const chunks: Chunk[] = [];
  for (let at = signature.length; at < png.byteLength;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function writeChunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
