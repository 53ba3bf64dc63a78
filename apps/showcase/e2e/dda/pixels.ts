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
 * @param laboratory A blank page to decode the picture in: the policy of the app's own pages forbids that.
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

export interface Text extends Box {
  readonly words: string;
  /** Relative luminance of the letters. */
  readonly light: number;
  readonly isLarge: boolean;
}

/** Every text on the screen that is not disabled, with the luminance of its letters. */
export function textsOn(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const luminanceOf = (color: string) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('This browser has no canvas.');
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const linear = (level: number) =>
        level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('[aria-disabled="true"], svg, script, noscript')) continue;
      if (isHiddenVisually(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isOnScreen =
        width > 4 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (!isOnScreen) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      texts.push({ words, x, y, width, height, light: luminanceOf(color), isLarge });
    }
    return texts;

    /** Whether a text is for screen readers only. */
    function isHiddenVisually(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      }
      return false;
    }
  });
}

/** The texts whose contrast with what is behind them is below AA, with their contrast. */
export async function faintTexts(
  page: Page,
  laboratory: Page,
  texts: readonly Text[],
): Promise<string[]> {
  const picture = await page.screenshot({
    style: '* { color: transparent !important; transition: none !important; }',
  });
  const lights = await lightIn(laboratory, picture, texts);
  return texts.flatMap(({ words, light, isLarge }, index) => {
    const { darkest = 0, brightest = 0 } = lights[index] ?? {};
    const contrast = Math.min(contrastOf(light, darkest), contrastOf(light, brightest));
    return contrast < (isLarge ? 3 : 4.5) ? [`${words}: ${contrast.toFixed(2)}`] : [];
  });
}

/**
 * The brightest possible frame of a film: each pixel at its brightest moment.
 *
 * @param name The name of the film and of its poster in the media folder.
 */
export async function brightestFrame(laboratory: Page, name: string): Promise<Buffer> {
  await laboratory.goto(`/media/${name}.avif`);
  const { frames, png } = await laboratory.evaluate(async (address) => {
    const video = Object.assign(document.createElement('video'), { muted: true, src: address });
    // Ten frames of each second are enough: light moves slowly in a loop.
    video.playbackRate = 3;
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => {
        reject(new Error(`${address} cannot be played.`));
      };
    });
    const { videoWidth: width, videoHeight: height } = video;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    context.globalCompositeOperation = 'lighten';
    let frames = 0;
    const add = () => {
      context.drawImage(video, 0, 0);
      frames += 1;
      video.requestVideoFrameCallback(add);
    };
    add();
    const end = new Promise((resolve) => {
      video.onended = resolve;
    });
    await video.play();
    await end;
    return { frames, png: canvas.toDataURL('image/png').split(',')[1] ?? '' };
  }, `/media/${name}.mp4`);
  if (frames <= 20) throw new Error(`Only ${String(frames)} frames were seen.`);
  return Buffer.from(png, 'base64');
}
