/**
 * The construction system of the family: one isometric grid, one light from the upper left,
 * two stroke weights, one ground, one corner accent (frame.ts), the same solids (solids.ts).
 */
export type Point = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];

/** Where the grid's origin stands in the picture, and how long a unit is. */
export interface View {
  x: number;
  y: number;
  unit: number;
}

export const ground = '#0e0f12';
export const indigo = '#5b5bff';
export const violet = '#8f93ff';
export const cyan = '#5ce1e6';
export const pale = '#e9ecff';
export const cos30 = Math.sqrt(3) / 2;

export const n = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
/** A path through the points, each written as the step from the one before (in tenths, so nothing drifts). */
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
export const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];
export const project = (view: View, [x, y, z]: Point3): Point => [
  view.x + (x - y) * cos30 * view.unit,
  view.y + ((x + y) / 2 - z) * view.unit,
];

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const part = Math.min(1, Math.max(0, share));
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

const lit = ['#30333f', '#4340bd', '#7377ff', '#58a8ff', '#78f2f2'];
const unlit = ['#0e0f15', '#131249', '#1a1868', '#123a86', '#10598f'];

/** Graphite at rest, indigo at work, cyan at full energy; `light` is what falls on the face. */
export function tone(energy: number, light: number): string {
  const place = Math.min(3.999, Math.max(0, energy * 4));
  const from = Math.floor(place);
  const along = (stops: readonly string[]) =>
    mix(stops[from] ?? ground, stops[from + 1] ?? ground, place - from);
  return mix(along(unlit), along(lit), light);
}
export const faceLight = ([x, y, z]: Point3) =>
  Math.min(1, Math.max(0.06, 0.2 - 0.12 * x + 0.42 * y + 0.76 * z));

/** A soft light without a visible edge: the fall-off eases out in steps. */
export const glow = (id: string, color: string, opacity: number, at: string) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${[1, 0.74, 0.46, 0.22, 0.07, 0]
    .map(
      (share, index) =>
        `<stop offset="${n(index / 5)}" stop-color="${color}" stop-opacity="${String(Math.round(share * opacity * 1000) / 1000)}"/>`,
    )
    .join('')}</radialGradient>`;
/** The same light for a shape of its own, in the shape's own measure. */
export const soft = (id: string, color: string, opacity: number) =>
  `<radialGradient id="${id}">${[1, 0.6, 0.28, 0.08, 0]
    .map(
      (share, index) =>
        `<stop offset="${index / 4}" stop-color="${color}" stop-opacity="${Math.round(share * opacity * 100) / 100}"/>`,
    )
    .join('')}</radialGradient>`;
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
/** A scene fills its place and may lose its edges; a mark is always seen whole. */
export const document = (
  width: number,
  height: number,
  definitions: string,
  body: string,
  fit: 'slice' | 'meet' = 'slice',
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${fit}">${definitions ? `<defs>${definitions}</defs>` : ''}${body}</svg>\n`;
