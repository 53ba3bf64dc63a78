import type { Page } from '@playwright/test';

/** A rectangle of the screen, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The relative luminance (WCAG 2.2) of the pixels in a box, from 0 to 1. */
export interface Light {
  readonly darkest: number;
  readonly brightest: number;
  readonly mean: number;
}

/**
 * Reads the luminance of each box of a screenshot.
 *
 * @param laboratory A blank page, which decodes the picture: the policy of the app's own pages forbids that.
 */
export async function lightIn(
  laboratory: Page,
  screenshot: Buffer,
  boxes: readonly Box[],
): Promise<Light[]> {
  return laboratory.evaluate(
    async ({ png, boxes }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser has no canvas.');
      context.drawImage(picture, 0, 0);
      const linear = Float64Array.from({ length: 256 }, (_, level) =>
        level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
      );
      const at = (level: number | undefined) => linear[level ?? 0] ?? 0;
      return boxes.map(({ x, y, width, height }) => {
        const { data } = context.getImageData(x, y, Math.max(1, width), Math.max(1, height));
        let [darkest, brightest, sum] = [1, 0, 0];
        for (let index = 0; index < data.length; index += 4) {
          const light =
            0.2126 * at(data[index]) + 0.7152 * at(data[index + 1]) + 0.0722 * at(data[index + 2]);
          darkest = Math.min(darkest, light);
          brightest = Math.max(brightest, light);
          sum += light;
        }
        return { darkest, brightest, mean: (sum * 4) / data.length };
      });
    },
    { png: screenshot.toString('base64'), boxes },
  );
}

/** The contrast ratio of two luminances (WCAG 2.2). */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
