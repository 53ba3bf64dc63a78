/**
 * The emblems of the projects, computed so they stay sharp on a 4K wall.
 */
import { range, star, tau, type Point } from '../kit/geometry.ts';
import { emblemColors } from '../kit/palette.ts';
import { document, tenths } from '../kit/svg.ts';

const width = 640;
const height = 400;
const points = (list: readonly Point[]) =>
  list.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join(' ');

const emblem = (definitions: string, body: string) => document(width, height, definitions, body);
const gradient = (
  id: string,
  [from, to]: readonly [string, string],
  at = 'x1="0" y1="0" x2="0" y2="1"',
) =>
  `<linearGradient id="${id}" ${at}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const glow = (id: string, color: string, opacity: number, at = 'cx="0.5" cy="0.5" r="0.6"') =>
  `<radialGradient id="${id}" ${at}><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
const regulatorColors = emblemColors.regulator;
const background = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;

/** The dents of the star of two squares, as a rounded share of its radius. */
const dent = 0.765;

/** A field of columns in isometric view that rises to a peak: capacity, rack by rack. */
function cloud(): string {
  const tile = 26;
  const columns = range(23).flatMap((row) => range(23).map((column) => ({ row, column })));
  const body = columns.flatMap(({ row, column }) => {
    const distance = Math.hypot(row - 11, column - 11);
    const rise = 96 * Math.exp(-((distance / 5.2) ** 2)) + 13 * (1 + Math.cos(distance * 1.15));
    const x = width / 2 + ((column - row) * tile) / 1.16;
    const y = 152 + ((column + row - 22) * tile) / 2.3 + 110 - rise;
    const w = tile / 1.24;
    const h = tile / 2.5;
    const depth = rise + 18;
    if (x < -tile || x > width + tile || y > height + tile) return [];
    const light = Math.min(1, rise / 105);
    const top = `hsl(${tenths(246 - 62 * light)} ${tenths(72 + 18 * light)}% ${tenths(26 + 42 * light)}%)`;
    const start = `hsl(${tenths(250 - 50 * light)} 62% ${tenths(13 + 19 * light)}%)`;
    const end = `hsl(${tenths(254 - 44 * light)} 66% ${tenths(8 + 11 * light)}%)`;
    return (
      `<path fill="${start}" d="M${tenths(x - w)} ${tenths(y)}L${tenths(x)} ${tenths(y + h)}v${tenths(depth)}L${tenths(x - w)} ${tenths(y + depth)}z"/>` +
      `<path fill="${end}" d="M${tenths(x + w)} ${tenths(y)}L${tenths(x)} ${tenths(y + h)}v${tenths(depth)}L${tenths(x + w)} ${tenths(y + depth)}z"/>` +
      `<path fill="${top}" d="M${tenths(x)} ${tenths(y - h)}L${tenths(x + w)} ${tenths(y)}L${tenths(x)} ${tenths(y + h)}L${tenths(x - w)} ${tenths(y)}z"/>`
    );
  });
  return emblem(
    gradient('b', emblemColors.cloud.sky) +
      glow('g', emblemColors.cloud.glow, 0.35, 'cx="0.5" cy="0.3" r="0.5"'),
    background('url(#b)') + background('url(#g)') + body.join(''),
  );
}

/** A sixteen-fold rosette of woven star polygons: one rule, many parties. */
function regulator(): string {
  const cx = width / 2;
  const cy = height / 2;
  const star = (radius: number, fold: number, step: number, turn: number) =>
    range(fold).map((index) => {
      const angle = ((index * step) / fold) * Math.PI * 2 + turn;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    });
  const { deep, teal, aqua, brass, gold, ivory } = regulatorColors;
  const rings = [
    { radius: 420, fold: 16, step: 7, color: deep, line: 0.9 },
    { radius: 300, fold: 16, step: 7, color: teal, line: 1 },
    { radius: 214, fold: 16, step: 5, color: aqua, line: 1.1 },
    { radius: 150, fold: 16, step: 7, color: brass, line: 1.3 },
    { radius: 106, fold: 16, step: 5, color: gold, line: 1.3 },
    { radius: 58, fold: 8, step: 3, color: ivory, line: 1.5 },
  ];
  const body = rings.map(({ radius, fold, step, color, line }, index) =>
    [0, Math.PI / fold]
      .map(
        (turn) =>
          `<polygon points="${points(star(radius, fold, step, turn + (index % 2) * (Math.PI / 32)))}" fill="none" stroke="${color}" stroke-width="${line}" stroke-opacity="${turn ? 0.5 : 0.95}"/>`,
      )
      .join(''),
  );
  return emblem(
    gradient('b', regulatorColors.sky, 'x1="0" y1="0" x2="1" y2="1"') +
      glow('g', regulatorColors.glow, 0.5),
    background('url(#b)') + background('url(#g)') + body.join(''),
  );
}

/** A calm rosette of circles around a star, without a background: it holds the place where figures will appear. */
function rosette(): string {
  const circles = range(12).map((index) => {
    const angle = (index * Math.PI) / 6;
    return `<circle cx="${tenths(240 + 84 * Math.cos(angle))}" cy="${tenths(240 + 84 * Math.sin(angle))}" r="84"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480" fill="none"><g stroke="${emblemColors.rosette.line}" stroke-opacity="0.55" stroke-width="1.4">${circles.join('')}<circle cx="240" cy="240" r="168"/></g><polygon points="${points(star(12, 214, 176, [240, 240]))}" stroke="${emblemColors.rosette.gold}" stroke-width="2" stroke-linejoin="round"/><circle cx="240" cy="240" r="30" fill="${emblemColors.rosette.line}" fill-opacity="0.12" stroke="${emblemColors.rosette.gold}" stroke-width="2"/></svg>\n`;
}

/** A star on its path through the night, and the traces it leaves: the screensaver. */
function night(): string {
  const steps = 26;
  const traces = range(steps).map((index) => {
    const part = index / (steps - 1);
    const x = 70 + part * 400;
    const y = 300 - Math.sin(part * Math.PI * 0.62) * 150;
    const radius = 26 + 52 * part;
    const isLast = index === steps - 1;
    return `<polygon points="${points(star(8, radius, radius * dent, [x, y], -tau / 4))}" fill="${isLast ? regulatorColors.star : 'none'}" stroke="${isLast ? regulatorColors.gold : regulatorColors.aqua}" stroke-width="${isLast ? 2.4 : 1}" stroke-opacity="${tenths(isLast ? 1 : 0.12 + 0.6 * part ** 2)}"/>`;
  });
  const orbits = range(7).map(
    (index) =>
      `<circle cx="470" cy="640" r="${tenths(300 + index * 74)}" fill="none" stroke="${regulatorColors.deep}" stroke-opacity="0.45"/>`,
  );
  return emblem(
    gradient('b', regulatorColors.sky, 'x1="0" y1="0" x2="1" y2="1"') +
      glow('g', regulatorColors.glow, 0.42, 'cx="0.74" cy="0.4" r="0.5"'),
    background('url(#b)') +
      background('url(#g)') +
      orbits.join('') +
      traces.join('') +
      `<circle cx="470" cy="161" r="16" fill="${regulatorColors.gold}"/>`,
  );
}

/** Signal lines that swell to one event in the middle: the live stream. */
function stream(): string {
  const lines = 34;
  const body = range(lines).map((index) => {
    const base = 70 + index * 9.6;
    const path = range(81).map((step) => {
      const x = -10 + step * 8.25;
      const near = Math.exp(-(((x - width / 2) / 118) ** 2));
      const wave =
        Math.sin(x / 17 + index * 1.7) * 0.5 +
        Math.sin(x / 9.5 - index * 2.3) * 0.34 +
        Math.cos(x / 31 + index * 0.9) * 0.42;
      return [
        x,
        base - near * (18 + 46 * Math.abs(wave)) - Math.sin(x / 60 + index) * 1.6,
      ] as const;
    });
    const line = `M${points(path).replaceAll(/(\S+ \S+) /g, '$1L')}V460H-10z`;
    return index === lines - 6
      ? `<path d="${line}" fill="${emblemColors.stream.ground}" stroke="${emblemColors.stream.live}" stroke-width="2.6"/>`
      : `<path d="${line}" fill="${emblemColors.stream.ground}" stroke="${emblemColors.stream.line}" stroke-opacity="${tenths(0.28 + index / 60)}"/>`;
  });
  return emblem(
    glow('g', emblemColors.stream.live, 0.22, 'cx="0.5" cy="0.35" r="0.55"'),
    background(emblemColors.stream.ground) + background('url(#g)') + body.join(''),
  );
}

/** A double helix seen from the side; near beads are larger than far ones. */
function health(): string {
  const beads = range(64).flatMap((index) => {
    const x = -40 + index * 11.4;
    const angle = index * 0.27;
    return [0, Math.PI].map((phase) => ({
      x,
      y: height / 2 + 104 * Math.sin(angle + phase) + (x - width / 2) * 0.12,
      depth: Math.cos(angle + phase),
      mirror: height / 2 + 104 * Math.sin(angle + phase + Math.PI) + (x - width / 2) * 0.12,
      isFirst: phase === 0,
    }));
  });
  const rungs = beads
    .filter(({ isFirst }) => isFirst)
    .map(
      ({ x, y, mirror }) =>
        `<path d="M${tenths(x)} ${tenths(y)}V${tenths(mirror)}" stroke="${emblemColors.health.rung}" stroke-opacity="0.28" stroke-width="1.6"/>`,
    );
  const circles = beads
    .toSorted((a, b) => a.depth - b.depth)
    .map(
      ({ x, y, depth, isFirst }) =>
        `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(5.6 + depth * 3.6)}" fill="${isFirst ? emblemColors.health.warm : emblemColors.health.cool}" fill-opacity="${tenths(0.62 + depth * 0.38)}"/>`,
    );
  return emblem(
    gradient('b', emblemColors.health.sky, 'x1="0" y1="0" x2="1" y2="1"') +
      glow('g', emblemColors.health.warm, 0.32, 'cx="0.75" cy="0.35" r="0.55"'),
    background('url(#b)') + background('url(#g)') + rungs.join('') + circles.join(''),
  );
}

/** A skyline at dusk behind a lattice of eight-pointed stars. */
function city(): string {
  const {
    sky,
    sun,
    lattice: latticeColor,
    towers: [far, middle, near],
  } = emblemColors.city;
  const lattice = range(7).flatMap((row) =>
    range(12).map((column) => {
      const x = column * 58 + (row % 2) * 29;
      return `<polygon points="${points(star(8, 25, 25 * dent, [x, row * 42 - 6]))}"/>`;
    }),
  );
  const towers = (seed: number, count: number, low: number, high: number) => {
    let state = seed;
    const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
    const step = width / count;
    return range(count + 1)
      .map((index) => {
        const x = index * step - step / 2;
        const w = step * (0.62 + next() * 0.5);
        const peak = Math.exp(-(((x - width * 0.62) / 170) ** 2));
        const h = low + (high - low) * (0.32 * next() + 0.68 * peak);
        const top = height - h;
        return next() > 0.55
          ? `<path d="M${tenths(x)} ${height}V${tenths(top)}L${tenths(x + w / 2)} ${tenths(top - w * 0.9)}L${tenths(x + w)} ${tenths(top)}V${height}z"/>`
          : `<path d="M${tenths(x)} ${height}V${tenths(top)}Q${tenths(x + w / 2)} ${tenths(top - w * 0.7)} ${tenths(x + w)} ${tenths(top)}V${height}z"/>`;
      })
      .join('');
  };
  const spire = `<path d="M397 400 405 190 410 44 415 190 423 400z" fill="${near}"/>`;
  return emblem(
    `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="0.5" stop-color="${sky[1]}"/><stop offset="0.78" stop-color="${sky[2]}"/><stop offset="1" stop-color="${sky[3]}"/></linearGradient>` +
      glow('s', sun, 0.95, 'cx="0.5" cy="0.5" r="0.5"'),
    background('url(#b)') +
      `<g fill="none" stroke="${latticeColor}" stroke-width="0.9" stroke-opacity="0.32">${lattice.join('')}</g>` +
      `<circle cx="300" cy="270" r="120" fill="url(#s)"/>` +
      `<g fill="${far}" fill-opacity="0.75">${towers(11, 22, 60, 150)}</g>` +
      `<g fill="${middle}" fill-opacity="0.9">${towers(5, 17, 40, 190)}</g>${spire}` +
      `<g fill="${near}">${towers(29, 13, 24, 120)}</g>`,
  );
}

export const pictures = { cloud, regulator, rosette, night, stream, health, city };
