/** SVG as text: short numbers, relative paths, gradients and the document around them. */
import type { Point } from './geometry.ts';

/** A number to one decimal place. */
export const tenths = (value: number) => String(Math.round(value * 10) / 10);
/** The same, without a zero before the point. */
export const n = (value: number) => tenths(value).replace(/^(-?)0\./, '$1.');

/** A path through the points, each relative to the one before. Steps are in tenths, so no error adds up. */
export const line = (list: readonly Point[]) =>
  list
    .map(([x, y], index) => {
      const [fromX, fromY] = index ? (list[index - 1] ?? [0, 0]) : [0, 0];
      const step = [x, y].map((value, axis) =>
        n((Math.round(value * 10) - Math.round((axis ? fromY : fromX) * 10)) / 10),
      );
      if (!index) return `M${step.join(' ')}`;
      if (step[0] === '0') return `v${step[1] ?? ''}`;
      if (step[1] === '0') return `h${step[0] ?? ''}`;
      return `l${step.join(' ')}`;
    })
    .join('')
    .replaceAll(/ -/g, '-');

/** A soft light without a visible edge. `at` gives its centre and radius as attributes, in pixels of the picture. */
export const glow = (id: string, color: string, opacity: number, at: string) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${[1, 0.74, 0.46, 0.22, 0.07, 0]
    .map(
      (share, index) =>
        `<stop offset="${n(index / 5)}" stop-color="${color}" stop-opacity="${String(Math.round(share * opacity * 1000) / 1000)}"/>`,
    )
    .join('')}</radialGradient>`;

/** The same light, sized to the shape it fills. */
export const soft = (id: string, color: string, opacity: number) =>
  `<radialGradient id="${id}">${[1, 0.6, 0.28, 0.08, 0]
    .map(
      (share, index) =>
        `<stop offset="${index / 4}" stop-color="${color}" stop-opacity="${Math.round(share * opacity * 100) / 100}"/>`,
    )
    .join('')}</radialGradient>`;

/** A gradient with evenly spaced colours, downwards unless `at` says otherwise. */
export const gradient = (
  id: string,
  colors: readonly string[],
  at = 'x1="0" x2="0" y1="0" y2="1"',
) =>
  `<linearGradient id="${id}" ${at}>${colors
    .map(
      (color, index) => `<stop offset="${n(index / (colors.length - 1))}" stop-color="${color}"/>`,
    )
    .join('')}</linearGradient>`;

/**
 * A complete picture. It fills its area and may be cropped at the edges; with `meet`, for marks, it is always fully
 * visible.
 */
export const document = (
  width: number,
  height: number,
  definitions: string,
  body: string,
  fit: 'slice' | 'meet' = 'slice',
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${fit}">${definitions ? `<defs>${definitions}</defs>` : ''}${body}</svg>\n`;
