import sharp from 'sharp';

/** The distance between the shades that are kept. Half of it is far below what a comparison notices. */
const step = 16;

/**
 * Shrinks a PNG to a fraction of its bytes by keeping only every 16th shade of each channel. No channel of a
 * pixel changes by more than half of that, and compressing a picture again leaves it unchanged.
 *
 * @throws Error if `file` is not a PNG.
 */
export async function compressPng(file: Buffer): Promise<Buffer> {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG.');
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const posterised = data.map((shade) => Math.min(255, Math.round(shade / step) * step));
  return sharp(posterised, { raw: info })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}
