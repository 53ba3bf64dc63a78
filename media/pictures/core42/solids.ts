import { blendHex } from '../../kit/color.ts';
import type { Point, Point3 } from '../../kit/geometry.ts';
import { floorReach, project, type Grid } from '../../kit/isometric.ts';
import { core42, energyTones } from '../../kit/palette.ts';
import { gradient, line, n } from '../../kit/svg.ts';

/** The colour of a face, by its energy (graphite, indigo, cyan) and the light that falls on it, each from 0 to 1. */
export function tone(level: number, light: number): string {
  const place = Math.min(3.999, Math.max(0, level * 4));
  const from = Math.floor(place);
  const along = (stops: readonly string[]) =>
    blendHex(stops[from] ?? core42.ground, stops[from + 1] ?? core42.ground, place - from);
  return blendHex(along(energyTones.unlit), along(energyTones.lit), light);
}

const faceLight = ([x, y, z]: Point3) =>
  Math.min(1, Math.max(0.06, 0.2 - 0.12 * x + 0.42 * y + 0.76 * z));

/** Collects the gradients of the faces of one picture. */
export class Shades {
  private readonly ids = new Map<string, string>();

  fall(from: string, to: string): string {
    const key = `${from},${to}`;
    const id = this.ids.get(key) ?? `s${this.ids.size}`;
    this.ids.set(key, id);
    return `url(#${id})`;
  }

  get definitions(): string {
    return [...this.ids].map(([key, id]) => gradient(id, key.split(','))).join('');
  }
}

/** A box on the grid. Its vertical faces fade into shadow; `deep` is the energy left at their foot. */
export function box(
  shades: Shades,
  grid: Grid,
  [x, y, z]: Point3,
  [w, d, h]: Point3,
  energy: number,
  deep = 0.35,
): string {
  const at = (a: number, b: number, c: number) => project(grid, [x + a * w, y + b * d, z + c * h]);
  const step = Math.round(energy * 12) / 12;
  const face = (fill: string, list: readonly Point[]) =>
    `<path fill="${fill}" d="${line(list)}z"/>`;
  return (
    face(shades.fall(tone(step, 0.66), tone(step * deep, 0.28)), [
      at(0, 1, 1),
      at(1, 1, 1),
      at(1, 1, 0),
      at(0, 1, 0),
    ]) +
    face(shades.fall(tone(step, 0.26), tone(step * deep, 0.05)), [
      at(1, 1, 1),
      at(1, 0, 1),
      at(1, 0, 0),
      at(1, 1, 0),
    ]) +
    face(tone(step, 0.98), [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)])
  );
}

/** A flat outline, extruded along an axis from `front` away from the viewer; only the visible faces. */
export function prism(
  grid: Grid,
  outline: readonly Point[],
  axis: 'x' | 'y' | 'z',
  front: number,
  depth: number,
  energy: number,
  fill?: string,
): string {
  const lift = ([u, v]: Point, w: number): Point3 =>
    axis === 'z' ? [u, v, w] : axis === 'y' ? [u, w, v] : [w, u, v];
  const turn = outline.reduce((sum, [u, v], index) => {
    const [nextU, nextV] = outline[(index + 1) % outline.length] ?? [u, v];
    return sum + u * nextV - nextU * v;
  }, 0);
  const sides = outline.flatMap((start, index) => {
    const end = outline[(index + 1) % outline.length] ?? start;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const sign = Math.sign(turn) / length;
    const normal = lift([(end[1] - start[1]) * sign, (start[0] - end[0]) * sign], 0);
    if (normal[0] + normal[1] + normal[2] <= 0.001) return [];
    const corners = [
      lift(start, front),
      lift(end, front),
      lift(end, front - depth),
      lift(start, front - depth),
    ] as const;
    const near =
      corners[0][0] + corners[0][1] + corners[0][2] + corners[1][0] + corners[1][1] + corners[1][2];
    const fillTone = tone(energy, faceLight(normal) * 0.9);
    const edge = outline.length > 12 ? ` stroke="${fillTone}" stroke-opacity="1"` : '';
    return [
      {
        near,
        path: `<path fill="${fillTone}"${edge} d="${line(corners.map((corner) => project(grid, corner)))}z"/>`,
      },
    ];
  });
  const cap = lift([0, 0], 1);
  return `${sides
    .toSorted((a, b) => a.near - b.near)
    .map(({ path }) => path)
    .join(
      '',
    )}<path fill="${fill ?? tone(energy, faceLight(cap))}" d="${line(outline.map((point) => project(grid, lift(point, front))))}z"/>`;
}

/** The ellipse that a circle on the floor appears as. */
export const disc = (grid: Grid, [x, y, z]: Point3, radius: number, attributes: string) => {
  const [cx, cy] = project(grid, [x, y, z]);
  const [rx, ry] = floorReach(grid, radius);
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`;
};

/** Draws a fine line on every edge of the solids. */
export const solids = (body: string, opacity = 0.38) =>
  `<g stroke="${core42.edge}" stroke-opacity="${opacity}" stroke-linejoin="round">${body}</g>`;
export const strokes = (body: string, color: string, width = 1.5, opacity = 1) =>
  `<g fill="none" stroke="${color}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} stroke-linejoin="round">${body}</g>`;
