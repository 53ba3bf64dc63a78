import {
  faceLight,
  gradient,
  line,
  n,
  project,
  tone,
  type Point,
  type Point3,
  type View,
} from './kit.ts';

/** Gathers the gradients that the faces of one picture need. */
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

/** A box on the grid: three faces, the upright ones falling into shadow. */
export function box(
  shades: Shades,
  view: View,
  [x, y, z]: Point3,
  [w, d, h]: Point3,
  energy: number,
  deep = 0.35,
): string {
  const at = (a: number, b: number, c: number) => project(view, [x + a * w, y + b * d, z + c * h]);
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

/** A flat outline, swept away from the viewer along one axis; only the faces one sees. */
export function prism(
  view: View,
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
        path: `<path fill="${fillTone}"${edge} d="${line(corners.map((corner) => project(view, corner)))}z"/>`,
      },
    ];
  });
  const cap = lift([0, 0], 1);
  return `${sides
    .toSorted((a, b) => a.near - b.near)
    .map(({ path }) => path)
    .join(
      '',
    )}<path fill="${fill ?? tone(energy, faceLight(cap))}" d="${line(outline.map((point) => project(view, lift(point, front))))}z"/>`;
}

/** The ellipse that a circle on the floor is seen as. */
export const disc = (view: View, [x, y, z]: Point3, radius: number, attributes: string) => {
  const [cx, cy] = project(view, [x, y, z]);
  const reach = radius * view.unit * Math.sqrt(1.5);
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(reach)}" ry="${n(reach / Math.sqrt(3))}" ${attributes}/>`;
};

/** Solids carry one fine line on every edge. */
export const solids = (body: string, opacity = 0.38) =>
  `<g stroke="#a9adff" stroke-opacity="${opacity}" stroke-linejoin="round">${body}</g>`;
export const strokes = (body: string, color: string, width = 1.5, opacity = 1) =>
  `<g fill="none" stroke="${color}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} stroke-linejoin="round">${body}</g>`;
