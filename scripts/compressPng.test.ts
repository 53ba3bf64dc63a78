import sharp, { type Channels } from 'sharp';
import { describe, expect, it } from 'vitest';
import { compressPng } from './compressPng.ts';

const side = 64;

/** A square with a gradient from corner to corner, as a barely compressed PNG. */
function gradient(channels: Channels): Promise<Buffer> {
  const row = side * channels;
  const shades = Uint8Array.from(
    { length: side * row },
    (_, at) => ((at % row) + Math.floor(at / row) * 3) % 256,
  );
  return sharp(shades, { raw: { width: side, height: side, channels } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

describe.each([3, 4] as const)('a compressed picture of %i channels', async (channels) => {
  const picture = await gradient(channels);
  const smaller = await compressPng(picture);
  const [before, after] = await Promise.all([pixelsOf(picture), pixelsOf(smaller)]);

  it('is smaller, of the same size in pixels and of the same kind', () => {
    expect(smaller.byteLength).toBeLessThan(picture.byteLength / 2);
    expect(smaller.subarray(0, 33)).toEqual(picture.subarray(0, 33));
    expect(after.info).toEqual(before.info);
  });

  it('keeps every sixteenth shade, each at most half a step away', () => {
    const kept = new Set(after.data);
    expect(kept.size).toBeLessThanOrEqual(17);
    for (const shade of kept) expect(shade % 16 === 0 || shade === 255).toBe(true);
    const changes = after.data.map((shade, at) => Math.abs(shade - (before.data[at] ?? 0)));
    expect(Math.max(...changes)).toBeLessThanOrEqual(8);
  });

  it('stays as it is when compressed again', async () => {
    expect(await compressPng(smaller)).toEqual(smaller);
  });
});

describe('what is compressed', () => {
  it('must be a PNG', async () => {
    await expect(compressPng(Buffer.from('GIF89a and more'))).rejects.toThrow('This is no PNG.');
    const photograph = await sharp(await gradient(3))
      .jpeg()
      .toBuffer();
    await expect(compressPng(photograph)).rejects.toThrow('This is no PNG.');
  });

  it('must be whole', async () => {
    const picture = await gradient(3);
    await expect(compressPng(picture.subarray(0, 100))).rejects.toThrow();
  });
});
