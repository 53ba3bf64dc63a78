import { join } from 'node:path';
import sharp from 'sharp';

/** The emblem of each project. */
const emblems = {
  core42: 'cloud',
  tdra: 'regulator',
  g42: 'stream',
  m42: 'health',
  dda: 'city',
} as const;
/** What social networks ask for, in pixels. */
const size = { width: 1200, height: 630 } as const;
/** They read no AVIF. */
const encoding = { quality: 82, mozjpeg: true } as const;
const density = 300;
const gap = 6;

/**
 * Writes the pictures that social networks show with a link, as JPEG: `<project>.jpg` from its emblem, and
 * `overview.jpg` with a strip of each.
 */
export async function writePreviews(
  folder: string,
  pictures: Readonly<Record<string, () => string>>,
) {
  const draw = (emblem: string, width: number) =>
    sharp(Buffer.from(pictures[emblem]?.() ?? ''), { density }).resize(width, size.height);
  for (const [project, emblem] of Object.entries(emblems)) {
    await draw(emblem, size.width)
      .jpeg(encoding)
      .toFile(join(folder, `${project}.jpg`));
  }
  const all = Object.values(emblems);
  const width = (size.width - gap * (all.length - 1)) / all.length;
  const strips = all.map(async (emblem, index) => ({
    input: await draw(emblem, Math.round(width)).png().toBuffer(),
    left: Math.round(index * (width + gap)),
    top: 0,
  }));
  await sharp({ create: { ...size, channels: 3, background: 'black' } })
    .composite(await Promise.all(strips))
    .jpeg(encoding)
    .toFile(join(folder, 'overview.jpg'));
}
