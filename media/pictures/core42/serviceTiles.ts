import { blendHex } from '../../kit/color.ts';
import { range, type Point } from '../../kit/geometry.ts';
import { project, type Grid } from '../../kit/isometric.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { line, n, soft } from '../../kit/svg.ts';
import { frame, tile } from './frame.ts';
import { box, Shades, solids, strokes } from './solids.ts';

const { ground, violet, cyan, indigo, foam, pale, white } = core42;

/** Rows of slatted racks; one aisle is at work. */
function coLocation(): string {
  const grid: Grid = { x: 320, y: 204, unit: 28.5 };
  const shades = new Shades();
  const h = 2.7;
  const rack = (energy: number) => {
    const at = (x: number, y: number, z: number) => project({ ...grid, x: 0, y: 0 }, [x, y, z]);
    const slats = range(7)
      .map((index) => line([at(0.1, 1.2, 0.25 + index * 0.32), at(0.66, 1.2, 0.25 + index * 0.32)]))
      .join('');
    const lamps = range(7)
      .filter((index) => index % 3 !== 1)
      .map((index) =>
        line([at(0.74, 1.2, 0.25 + index * 0.32), at(0.86, 1.2, 0.25 + index * 0.32)]),
      )
      .join('');
    return `${box(shades, { ...grid, x: 0, y: 0 }, [0, 0, 0], [0.94, 1.2, h], energy, 0.5)}<path d="${slats}" fill="none" stroke="${energy > 0.6 ? foam : violet}" stroke-opacity="${energy > 0.6 ? 0.85 : 0.5}" stroke-width="1.5"/><path d="${lamps}" fill="none" stroke="${energy > 0.3 ? white : cyan}" stroke-opacity="1" stroke-width="2"/>`;
  };
  const energies = [0.08, 0.34, 0.62, 0.95];
  const symbols = energies.map((energy, index) => `<g id="r${index}">${rack(energy)}</g>`).join('');
  const rows = [
    { y: -4.6, levels: [0, 0, 1, 0, 0, 1, 0] },
    { y: -1.2, levels: [1, 2, 3, 3, 2, 2, 1] },
    { y: 2.2, levels: [0, 0, 0, 1, 0, 0, 0] },
  ];
  const body = rows.flatMap(({ y, levels }) =>
    levels.map((level, index) => {
      const [x, top] = project(grid, [-3.5 + index, y, 0]);
      return `<use href="#r${level}" x="${n(x)}" y="${n(top)}"/>`;
    }),
  );
  const aisle = [0.5, 3.9]
    .map((y) => line([project(grid, [-4.4, y + 0.4, 0]), project(grid, [4.4, y + 0.4, 0])]))
    .join('');
  return frame(
    tile,
    grid,
    shades,
    `${strokes(`<path d="${aisle}"/>`, cyan, 1.5, 0.5)}${solids(body.join(''))}`,
    { definitions: symbols, at: [320, 160] },
  );
}

/** Two flows cross over and under each other, then run on as one. */
function signatureFusion(): string {
  const grid: Grid = { x: 320, y: 168, unit: 46 };
  const half = 46;
  const middle = 178;
  const slope = 1 / Math.sqrt(3);
  const run = (half * 2) / slope;
  const start = -76;
  const weave = (isFirstHigh: boolean) =>
    range(4).map((index): Point => [
      start + index * run,
      middle + ((index % 2 === 0) === isFirstHigh ? -half : half),
    ]);
  const beam = ([x, y]: Point): Point => [x + 600, y - 600 * slope];
  const first = weave(false);
  const second = weave(true);
  // The first turns early, to continue next to the second.
  const meet: Point = [start + 3.5 * run - 21 / slope, middle - 21];
  const upper = [...first, meet, beam(meet)];
  const lower = [...second, beam(second[3] ?? meet)];
  const at = (index: number, reach: number): Point[] =>
    [-reach, reach].map((dx): Point => [start + (index + 0.5) * run + dx, middle + dx * slope]);
  const band = (list: readonly Point[], id: string, casing = list) =>
    `<path d="${line(casing)}" stroke="${core42Accents.casing}" stroke-width="48"/>${[-14, 0, 14]
      .map(
        (dy) =>
          `<path d="${line(list.map(([x, y]) => [x, y + dy]))}" stroke="url(#${id})" stroke-width="8"/>`,
      )
      .join('')}`;
  const flow = (id: string, stops: readonly string[]) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="640" y1="0" y2="0">${stops.map((color, index) => `<stop offset="${index / 2}" stop-color="${color}"/>`).join('')}</linearGradient>`;
  return frame(
    tile,
    grid,
    new Shades(),
    `<ellipse cx="420" cy="160" rx="230" ry="140" fill="url(#h)"/><g fill="none">${band(upper, 'u')}${band(lower, 'l')}${band(at(1, 60), 'u', at(1, 40))}</g>`,
    {
      definitions:
        flow('u', core42Accents.upperFlow) +
        flow('l', core42Accents.lowerFlow) +
        soft('h', indigo, 0.4),
      at: [420, 150],
      power: 0.2,
    },
  );
}

/** Steps up to the handover: a cube travels up and lights the last one. */
function deliveryServices(): string {
  const grid: Grid = { x: 205, y: 262, unit: 38 };
  const shades = new Shades();
  const count = 6;
  const steps = range(count)
    .map((index) => {
      const k = count - 1 - index;
      const h = 0.35 + k * 0.42;
      return { k, h, y: -k * 1.02 };
    })
    .map(({ k, h, y }) =>
      box(
        shades,
        grid,
        [0, y - 1.02, 0],
        [2.6, 1.02, h],
        k === count - 1 ? 1 : 0.06 + k * 0.12,
        0.2,
      ),
    );
  const top = (k: number, lift = 0): Point =>
    project(grid, [1.3, -k * 1.02 - 0.51, 0.35 + k * 0.42 + lift]);
  const route = line(
    range(count).flatMap((k) => {
      const z = 0.35 + k * 0.42;
      return [project(grid, [1.3, -k * 1.02, z]), project(grid, [1.3, -(k + 1) * 1.02, z])];
    }),
  );
  const nodes = range(count - 1)
    .map((k) => {
      const [x, y] = top(k);
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="9" ry="5.2" fill="${blendHex(indigo, cyan, k / 4)}" stroke="${ground}" stroke-width="2"/>`;
    })
    .join('');
  const [beamX, beamY] = top(count - 1);
  const parcel = box(shades, grid, [0.9, -5.51 - 0.4, 2.75], [0.8, 0.8, 0.8], 0.9);
  return frame(
    tile,
    grid,
    shades,
    `<path d="M${n(beamX - 40)} ${n(beamY)}V0h80V${n(beamY)}a40 23 0 0 1-80 0z" fill="url(#v)"/>${solids(steps.join(''))}${strokes(`<path d="${route}"/>`, pale, 2.5, 0.9)}${nodes}${solids(parcel, 0.8)}`,
    {
      definitions: `<linearGradient id="v" x1="0" x2="0" y1="1" y2="0"><stop stop-color="${cyan}" stop-opacity=".5"/><stop offset="1" stop-color="${cyan}" stop-opacity="0"/></linearGradient>`,
      at: [400, 150],
    },
  );
}

export const serviceTiles = {
  'co-location': coLocation,
  'signature-fusion': signatureFusion,
  'delivery-services': deliveryServices,
};
