/**
 * The shapes of the Dubai Now pictures, among them the eight-pointed star. The light is low and comes from the left;
 * faces turned away from it are violet.
 */
import { blendHex } from '../../kit/color.ts';
import {
  polarDegrees,
  range,
  star as starOutline,
  starDepth,
  type Point,
} from '../../kit/geometry.ts';
import { duskPaints } from '../../kit/palette.ts';
import { gradient, line, n } from '../../kit/svg.ts';

export type Paint = keyof typeof duskPaints;

/** The gradients of the paints that a drawing uses. */
export const usedPaints = (body: string) =>
  Object.entries(duskPaints)
    .filter(([name]) => body.includes(`url(#${name})`))
    .map(([name, colors]) => gradient(name, colors))
    .join('');

const color = (fill: string) => (fill in duskPaints ? `url(#${fill})` : fill);
export const shape = (d: string, fill: string, more = '') =>
  `<path fill="${color(fill)}" d="${d}"${more && ` ${more}`}/>`;
export const area = (points: readonly Point[], fill: string, more = '') =>
  shape(`${line(points)}z`, fill, more);
export const disc = ([x, y]: Point, radius: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${color(fill)}"${more && ` ${more}`}/>`;
export const stroke = (d: string, ink: string, width: number, opacity = 1, more = '') =>
  `<path fill="none" stroke="${color(ink)}" stroke-width="${n(width)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`;
export const rect = (x: number, y: number, width: number, height: number, corner = 0) =>
  corner
    ? `M${n(x + corner)} ${n(y)}h${n(width - 2 * corner)}q${n(corner)} 0 ${n(corner)} ${n(corner)}v${n(height - 2 * corner)}q0 ${n(corner)} ${n(-corner)} ${n(corner)}h${n(2 * corner - width)}q${n(-corner)} 0 ${n(-corner)} ${n(-corner)}v${n(2 * corner - height)}q0 ${n(-corner)} ${n(corner)} ${n(-corner)}z`
    : `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
/** Adds the mirror image in the right half of the picture. */
export const both = (body: string) => `${body}<g transform="matrix(-1 0 0 1 960 0)">${body}</g>`;

/** The dents of the star of two squares, as a share of its radius. */
export const dent = starDepth(8, 2);
export const starPoints = (at: Point, radius: number, depth = dent, turn = 0): Point[] =>
  starOutline(8, radius, radius * depth, at, (turn * Math.PI) / 180);
export const star = (at: Point, radius: number, depth = dent, turn = 0) =>
  `${line(starPoints(at, radius, depth, turn))}z`;
/** A star cut like a gem: each facet is lit by the direction it faces. */
export function gem(at: Point, radius: number, light: string, shade: string, depth = dent): string {
  const points = starPoints(at, radius, depth);
  const facets = new Map<string, string>();
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % 16] ?? at;
    const faces = Math.atan2(from[0] - to[0], to[1] - from[1]);
    const power = Math.round(2 + 2 * Math.cos(faces - Math.PI * 1.3)) / 4;
    const fill = blendHex(shade, light, power);
    facets.set(fill, `${facets.get(fill) ?? ''}${line([at, from, to])}z`);
  }
  const drawn = [...facets].map(([fill, d]) => shape(d, fill, `stroke="${fill}"`)).join('');
  return `<g stroke-width=".6">${drawn}</g>`;
}

/** A leaf of two halves; `belly` is its width as a share of its length. */
export function leaf(foot: Point, tip: Point, belly: number, light: string, shade: string): string {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const half = (side: number) => {
    const out = (share: number, reach: number) =>
      `${n(foot[0] + dx * share + dy * belly * side * reach)} ${n(foot[1] + dy * share - dx * belly * side * reach)}`;
    return `M${n(foot[0])} ${n(foot[1])}C${out(0.15, 1)} ${out(0.7, 1)} ${n(tip[0])} ${n(tip[1])}Q${out(0.5, 0.12)} ${n(foot[0])} ${n(foot[1])}z`;
  };
  return shape(half(1), light) + shape(half(-1), shade);
}

/** A date palm; `lean` is the horizontal distance of its crown from its foot. */
export function palm([x, y]: Point, height: number, lean: number, trunk: string, fronds: string) {
  const [topX, topY] = [x + lean, y - height];
  const wide = height * 0.045;
  const bow = x + lean * 0.2;
  const stem = `M${n(x - wide)} ${n(y)}Q${n(bow - wide * 0.6)} ${n(y - height * 0.55)} ${n(topX - wide * 0.45)} ${n(topY)}h${n(wide * 0.9)}Q${n(bow + wide * 0.8)} ${n(y - height * 0.5)} ${n(x + wide)} ${n(y)}z`;
  const leaves = [-168, -140, -112, -84, -58, -32, -8, 22, 158]
    .map((degrees) => {
      const reach = height * (degrees > 0 ? 0.36 : 0.46);
      const [midX, midY] = polarDegrees([topX, topY], reach * 0.62, degrees);
      const [endX, rawY] = polarDegrees([topX, topY], reach, degrees);
      const endY = rawY + reach * 0.42;
      const thick = height * 0.075;
      return `M${n(topX)} ${n(topY)}Q${n(midX)} ${n(midY - thick)} ${n(endX)} ${n(endY)}Q${n(midX)} ${n(midY + thick)} ${n(topX)} ${n(topY)}z`;
    })
    .join('');
  return shape(stem, trunk) + shape(leaves, fronds);
}

/** A pointed arch, standing on its foot line. */
export const archPoints = (
  middle: number,
  foot: number,
  width: number,
  height: number,
  steps = 6,
): Point[] => {
  const half = width / 2;
  // Each side is an arc around a point beyond the middle, so the two meet in a point.
  const radius = width * 0.72;
  const end = (Math.acos((radius - half) / radius) * 180) / Math.PI;
  const rise = radius * Math.sin((end * Math.PI) / 180);
  const spring = foot - height + rise;
  const bow = range(steps + 1).map((index) =>
    polarDegrees([middle + half - radius, spring], radius, (-end * index) / steps),
  );
  return [
    [middle + half, foot],
    ...bow,
    ...bow
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Point => [2 * middle - x, y]),
    [middle - half, foot],
  ];
};
