import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressPng } from './compressPng.ts';

const side = 64;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.byteLength, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** A square whose shades run from corner to corner, written in haste. */
function gradient(): Buffer {
  const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0]);
  const lines = Array.from({ length: side }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: side * 3 }, (__, x) => (x + y * 3) % 251)]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat(lines), { level: 1 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a compressed picture', () => {
  const picture = gradient();
  const smaller = compressPng(picture);

  it('is smaller, of the same size in pixels and of the same kind', () => {
    expect(smaller.byteLength).toBeLessThan(picture.byteLength / 2);
    expect(smaller.subarray(0, 33)).toEqual(picture.subarray(0, 33));
    const packed = smaller.subarray(41, 41 + smaller.readUInt32BE(33));
    expect(inflateSync(packed).byteLength).toBe(side * (side * 3 + 1));
  });

  it('stays as it is when compressed again', () => {
    expect(compressPng(smaller)).toEqual(smaller);
  });

  it('must be a PNG', () => {
    expect(() => compressPng(Buffer.from('GIF89a and more'))).toThrow('This is no PNG.');
  });
});
