import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** The widths at which a scene is needed, in pixels; a 4K wall shows the SVG itself. */
const widths = [640, 960];
/** With ten bits, dark grounds stay smooth and keep their faint lines, which eight bits lose at the same size. */
const encoding = { quality: 70, bitdepth: 10, effort: 9 } as const;
/** So that the SVG has more pixels than any width asks for. */
const density = 300;

/** An SVG of fewer characters is drawn as quickly as a bitmap, which would be larger. */
const simple = 4000;

/** Whether a picture is a whole scene: of a thousand paths, which a browser draws anew whenever what is around it moves. */
export const isScene = (svg: string) =>
  svg.length > simple && /viewBox="0 0 (640 400|1280 720)"/.test(svg);

/** Writes a scene as AVIF, `<file>-<width>.avif`: decoded once, it costs nothing to draw. */
export async function writeBitmaps(file: string, svg: string): Promise<void> {
  for (const width of widths) {
    const bitmap = sharp(Buffer.from(svg), { density }).resize(width).avif(encoding);
    writeFileSync(`${file}-${String(width)}.avif`, await bitmap.toBuffer());
  }
}
