/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';
import { contrast, type Color } from '../theme/contrast.ts';

interface Line {
  readonly words: string;
  readonly color: Color;
  readonly box: DOMRect;
  /** The contrast that WCAG 2.2 AA requires. */
  readonly minRatio: 3 | 4.5;
}

/** The lines of text in the window with a contrast below AA, each with its contrast. */
export async function faintLines(element: Element): Promise<string[]> {
  const lines = textsIn(element).flatMap(linesOf).filter(isInWindow);
  if (lines.length === 0) throw new Error('There is no text to measure.');
  const pixels = await pixelsBehindLetters();
  return lines.flatMap(({ words, color, box: { x, y, width, height }, minRatio }) => {
    const behind = coloursOf(pixels.getImageData(x, y, width, height).data);
    const ratio = Math.min(...behind.map((ground) => contrast(color, ground)));
    return ratio < minRatio ? [`${words}: ${ratio.toFixed(2)}`] : [];
  });
}

/** Adds a rule for the whole document, and returns the function that removes it. */
export function addStyle(css: string): () => void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.prepend(style);
  return () => {
    style.remove();
  };
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    isSeen(node.parentElement) && node.textContent?.trim()
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function isSeen(element: Element | null): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true })) return false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    // For screen readers only.
    if (getComputedStyle(each).clipPath === 'inset(50%)') return false;
  }
  return true;
}

/** The lines of a wrapped text. */
function linesOf(text: Text): Line[] {
  const parent = text.parentElement ?? document.body;
  const { color, fontSize, fontWeight } = getComputedStyle(parent);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map((box) => ({
    words: text.textContent.trim(),
    color: colourOf(color),
    box,
    minRatio: isLarge ? 3 : 4.5,
  }));
}

function isInWindow({ box }: Line): boolean {
  return (
    box.width >= 1 &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.right <= innerWidth &&
    box.bottom <= innerHeight
  );
}

/** A CSS colour as rendered on the screen. */
function colourOf(css: string): Color {
  const context = contextOf(1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  return coloursOf(context.getImageData(0, 0, 1, 1).data)[0] ?? [0, 0, 0];
}

/** The distinct colours of the pixels. */
function coloursOf(data: Uint8ClampedArray): Color[] {
  const seen = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  }
  const part = (packed: number, shift: number) => ((packed >> shift) & 255) / 255;
  return [...seen].map((packed) => [part(packed, 16), part(packed, 8), part(packed, 0)]);
}

/** The window's pixels without any letters. */
async function pixelsBehindLetters(): Promise<OffscreenCanvasRenderingContext2D> {
  const showLetters = addStyle('* { color: transparent !important; }');
  const { data } = await cdp().send('Page.captureScreenshot');
  showLetters();
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  if (image.width !== innerWidth || image.height !== innerHeight) {
    throw new Error('The screenshot is not of the window: its pixels are elsewhere.');
  }
  const context = contextOf(image.width, image.height);
  context.drawImage(image, 0, 0);
  return context;
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}
