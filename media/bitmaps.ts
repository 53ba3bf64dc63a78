import { rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** The widths at which a scene is needed, in pixels; a 4K wall shows the SVG itself. */
const sceneWidths = [400, 640, 960];
/** The widths at which the tile of a motif is needed; a 4K wall shows the poster itself. */
const tileWidths = [360, 640];
/** With ten bits, dark grounds stay smooth and keep their faint lines, which eight bits lose at the same size. */
const encoding = { quality: 70, bitdepth: 10, effort: 9 } as const;
/** Frames have soft light rather than sharp edges; half the bytes of a JPEG, and closer to the original. */
const posterEncoding = { quality: 50, bitdepth: 10, effort: 6 } as const;
/** Gives the SVG more pixels than any of the widths needs. */
const density = 300;

/** An SVG of fewer characters is drawn as quickly as a bitmap, which would be larger. */
const simple = 4000;

/** Whether a picture is a full scene. A browser would redraw its thousand paths whenever something moves nearby. */
const isScene = (svg: string) =>
  svg.length > simple && /viewBox="0 0 (640 400|1280 720)"/.test(svg);

/**
 * Writes a scene as AVIF, `<file>-<width>.avif`. Once decoded, it is cheap to draw. Of any other picture, it removes
 * these files: they show what the picture was.
 */
export async function writeBitmaps(file: string, svg: string): Promise<void> {
  for (const width of sceneWidths) {
    const path = `${file}-${String(width)}.avif`;
    if (isScene(svg)) {
      const bitmap = sharp(Buffer.from(svg), { density }).resize(width).avif(encoding);
      writeFileSync(path, await bitmap.toBuffer());
    } else {
      rmSync(path, { force: true });
    }
  }
}

/** Writes the poster frame of a film as AVIF, `<file>.avif`; for a motif also its tiles, `<file>-<width>.avif`. */
export async function writePoster(file: string, frame: string, width: number, isMotif: boolean) {
  const copies = isMotif ? tileWidths.map((tile) => [`-${String(tile)}`, tile] as const) : [];
  for (const [ending, pixels] of [['', width] as const, ...copies]) {
    const poster = sharp(frame).resize(pixels).avif(posterEncoding);
    writeFileSync(`${file}${ending}.avif`, await poster.toBuffer());
  }
}
