import { blendHex } from '../../kit/color.ts';
import { polarDegrees, range, type Point } from '../../kit/geometry.ts';
import { floorReach, onFloor, project, type Grid } from '../../kit/isometric.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { line, n, soft } from '../../kit/svg.ts';
import { frame, tile } from './frame.ts';
import { box, disc, Shades, solids, strokes } from './solids.ts';

const { ground, violet, cyan, indigo, pale } = core42;

/** Six rings, each linked with the next, and a solid node in each. */
function partners(): string {
  // The rings stay clear of the edges, because a card may show only the middle of the picture.
  const unit = 35;
  const grid: Grid = { x: 320, y: 176, unit };
  const spread = 2.3;
  const reach = 1.55;
  const shades = new Shades();
  const middles = range(6).map((index) => polarDegrees([0, 0], spread, index * 60 + 15));
  const at = (index: number, degrees: number): Point => {
    return onFloor(grid, polarDegrees(middles[index % 6] ?? [0, 0], reach, degrees));
  };
  const [rx, ry] = floorReach(grid, reach);
  const color = (index: number) => blendHex(indigo, cyan, Math.abs(3 - index) / 3);
  const band = (d: string, index: number) =>
    `<path d="${d}" stroke="${ground}" stroke-width="15"/><path d="${d}" stroke="${blendHex(color(index), core42Accents.bandShade, 0.45)}" stroke-width="9"/><path d="${d}" stroke="${color(index)}" stroke-width="3.4"/>`;
  const arc = (index: number, from: number, to: number) => {
    const [x1, y1] = at(index, from);
    const [x2, y2] = at(index, to);
    return `M${n(x1)} ${n(y1)}A${n(rx)} ${n(ry)} 0 ${to - from > 180 ? 1 : 0} 1 ${n(x2)} ${n(y2)}`;
  };
  // Neighbours cross twice: the first passes over on the outside, the second on the inside.
  const half = (Math.acos(spread / 2 / reach) * 180) / Math.PI;
  const rings = range(6).map((index) =>
    band(`${arc(index, 0, 180)}${arc(index, 180, 360)}`, index),
  );
  const overs = range(6).map((index) => {
    const toward = index * 60 + 15 + 120;
    return band(arc(index, toward - half - 17, toward - half + 17), index);
  });
  const nodes = middles
    .map((middle, index) => {
      const [x, y] = onFloor(grid, middle);
      return { x, y, index };
    })
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, index }) =>
      box(
        shades,
        { x, y, unit },
        [-0.3, -0.3, 0],
        [0.6, 0.6, 0.62],
        0.5 + (0.5 * Math.abs(3 - index)) / 3,
      ),
    );
  const hub = disc(grid, [0, 0, 0], 0.95, `fill="url(#h)"`);
  return frame(
    tile,
    grid,
    shades,
    `${disc(grid, [0, 0, 0], 4.3, `fill="none" stroke="${violet}" stroke-opacity=".35" stroke-dasharray="2 7"`)}<g fill="none">${rings.join('')}${overs.join('')}</g>${hub}${solids(nodes.join(''))}`,
    { definitions: soft('h', cyan, 0.6), at: [320, 176] },
  );
}

/** A compass ring around a lattice of models, and the needle that points to one. */
function compass(): string {
  const grid: Grid = { x: 320, y: 178, unit: 40 };
  const shades = new Shades();
  const onRing = (radius: number, degrees: number): Point => {
    return onFloor(grid, polarDegrees([0, 0], radius, degrees));
  };
  const ticks = range(72)
    .map((index) =>
      line([
        onRing(3.42, index * 5),
        onRing(index % 18 === 0 ? 3.06 : index % 6 === 0 ? 3.18 : 3.3, index * 5),
      ]),
    )
    .join('');
  const places = range(5).flatMap((a) => range(5).map((b) => ({ a: a - 2, b: b - 2 })));
  const models = places
    .filter(({ a, b }) => Math.abs(a) + Math.abs(b) < 4 && !(a === 0 && b === 0))
    .map(({ a, b }) => {
      const chosen = a === 0 && b === -2;
      const h = chosen ? 0.9 : 0.1 + 0.09 * ((a * 3 + b * 5 + 20) % 4);
      return box(
        shades,
        grid,
        [a - 0.2, b - 0.2, 0],
        [0.4, 0.4, h],
        chosen ? 1 : 0.12 + 0.06 * ((a * 3 + b * 5 + 20) % 4),
      );
    });
  const lattice = range(5)
    .flatMap((index) => {
      const k = index - 2;
      const r = Math.abs(k) === 2 ? 1 : 2;
      return [
        line([project(grid, [k, -r, 0]), project(grid, [k, r, 0])]),
        line([project(grid, [-r, k, 0]), project(grid, [r, k, 0])]),
      ];
    })
    .join('');
  const level = 1.15;
  const tip = (x: number, y: number, z = level): Point => project(grid, [x, y, z]);
  const [north, northShade] = core42Accents.needleNorth;
  const [south, southShade] = core42Accents.needleSouth;
  const needle = [
    { fill: north, list: [tip(0, -2.75), tip(0, 0, level + 0.3), tip(-0.5, 0)] },
    { fill: northShade, list: [tip(0, -2.75), tip(0.5, 0), tip(0, 0, level + 0.3)] },
    { fill: south, list: [tip(0, 2.6), tip(-0.5, 0), tip(0, 0, level + 0.3)] },
    { fill: southShade, list: [tip(0, 2.6), tip(0, 0, level + 0.3), tip(0.5, 0)] },
  ]
    .map(({ fill, list }) => `<path fill="${fill}" d="${line(list)}z"/>`)
    .join('');
  const shadow = line([tip(0, -2.5, 0), tip(0.42, 0, 0), tip(0, 2.5, 0), tip(-0.42, 0, 0)]);
  return frame(
    tile,
    grid,
    shades,
    disc(
      grid,
      [0, 0, -0.3],
      3.75,
      `fill="${core42Accents.dialRim}" stroke="${indigo}" stroke-opacity=".6"`,
    ) +
      disc(
        grid,
        [0, 0, 0],
        3.75,
        `fill="${core42Accents.dial}" stroke="${violet}" stroke-width="1.5"`,
      ) +
      disc(grid, [0, 0, 0], 3.02, `fill="url(#h)" stroke="${violet}" stroke-opacity=".5"`) +
      strokes(`<path d="${ticks}"/>`, pale, 1.5, 0.8) +
      strokes(`<path d="${lattice}"/>`, violet, 1, 0.6) +
      `<path d="${shadow}z" fill="${core42Accents.dialShadow}" fill-opacity=".7"/>` +
      solids(models.join('')) +
      strokes(`<path d="${line([tip(0, 0, 0), tip(0, 0)])}"/>`, cyan, 1.5, 0.8) +
      solids(needle, 0.6),
    { definitions: soft('h', indigo, 0.55), at: [320, 178] },
  );
}

export const guideTiles = { partners, compass };
