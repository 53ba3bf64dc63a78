/** Light that travels over a static picture: calm to look at, and cheap to encode. */
import type { Point, Size } from '../../kit/geometry.ts';
import type { Context } from './canvas.ts';
import { additive } from './light.ts';

const steps = 48;
const strengths = Array.from({ length: steps + 1 }, (_, step) => step / steps);
const tone = (strength: number) => `rgb(0 0 0 / ${strength.toFixed(4)})`;

/** Hills of light with wide dark valleys between them; `phase` counts hills. */
const hill = (phase: number) => (0.5 + 0.5 * Math.cos(phase * Math.PI * 2)) ** 2;

/**
 * Rings of light that spread from `centre`, each `ratio` times as wide as the one before. `turn` counts loops: after
 * one, each ring has taken the place of the next.
 */
export function ringMask(
  context: Context,
  [x, y]: Point,
  [inner, outer]: Point,
  ratio: number,
  turn: number,
): CanvasGradient {
  const mask = context.createRadialGradient(x, y, 0, x, y, outer);
  for (const share of strengths) {
    const radius = Math.max(share * outer, 1);
    const rings = Math.log(radius / inner) / Math.log(ratio);
    const seen = Math.min(1, Math.max(0, radius / inner - 0.6));
    mask.addColorStop(share, tone(seen * hill(rings - turn)));
  }
  return mask;
}

/** A light that circles `centre` once in a loop. */
export function roundMask(context: Context, [x, y]: Point, turn: number): CanvasGradient {
  const mask = context.createConicGradient(turn * Math.PI * 2, x, y);
  for (const share of strengths) mask.addColorStop(share, tone(hill(share)));
  return mask;
}

const scratches = new Map<string, OffscreenCanvas>();

/** Adds the light of `layer` at a place, where the mask lets it through. */
export function drawLit(
  context: Context,
  layer: OffscreenCanvas,
  [x, y]: Point,
  strength: number,
  mask: (context: Context, size: Size) => CanvasGradient,
) {
  const { width, height } = layer;
  const key = `${String(width)}x${String(height)}`;
  const scratch = scratches.get(key) ?? new OffscreenCanvas(width, height);
  scratches.set(key, scratch);
  const copy = scratch.getContext('2d', { willReadFrequently: true });
  if (!copy) return;
  copy.globalCompositeOperation = 'copy';
  copy.drawImage(layer, 0, 0);
  copy.globalCompositeOperation = 'destination-in';
  copy.fillStyle = mask(copy, layer);
  copy.fillRect(0, 0, width, height);
  additive(context, () => {
    context.globalAlpha = strength;
    context.drawImage(scratch, x, y);
  });
}
