/**
 * Draws the emblems of the projects into src/assets/emblems: `node build/emblems.ts`.
 * Each is computed, so that it stays sharp on a 4K wall and can be drawn again.
 */
import { mkdir, writeFile } from 'node:fs/promises';

const width = 640;
const height = 400;
const n = (value: number) => String(Math.round(value * 10) / 10);
const points = (list: readonly (readonly [number, number])[]) =>
  list.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ');
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const svg = (definitions: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${body}</svg>\n`;
const gradient = (
  id: string,
  from: string,
  to: string,
  attributes = 'x1="0" y1="0" x2="0" y2="1"',
) =>
  `<linearGradient id="${id}" ${attributes}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const glow = (id: string, color: string, opacity: number, at = 'cx="0.5" cy="0.5" r="0.6"') =>
  `<radialGradient id="${id}" ${at}><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
const background = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;

/** A field of columns in isometric view, rising to a ridge: capacity, rack by rack. */
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
    const top = `hsl(${n(246 - 62 * light)} ${n(72 + 18 * light)}% ${n(26 + 42 * light)}%)`;
    const start = `hsl(${n(250 - 50 * light)} 62% ${n(13 + 19 * light)}%)`;
    const end = `hsl(${n(254 - 44 * light)} 66% ${n(8 + 11 * light)}%)`;
    return (
      `<path fill="${start}" d="M${n(x - w)} ${n(y)}L${n(x)} ${n(y + h)}v${n(depth)}L${n(x - w)} ${n(y + depth)}z"/>` +
      `<path fill="${end}" d="M${n(x + w)} ${n(y)}L${n(x)} ${n(y + h)}v${n(depth)}L${n(x + w)} ${n(y + depth)}z"/>` +
      `<path fill="${top}" d="M${n(x)} ${n(y - h)}L${n(x + w)} ${n(y)}L${n(x)} ${n(y + h)}L${n(x - w)} ${n(y)}z"/>`
    );
  });
  return svg(
    gradient('b', '#12123a', '#070717') + glow('g', '#5ce1e6', 0.35, 'cx="0.5" cy="0.3" r="0.5"'),
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
  const rings = [
    { radius: 420, fold: 16, step: 7, color: '#1c6f73', line: 0.9 },
    { radius: 300, fold: 16, step: 7, color: '#2a8d8f', line: 1 },
    { radius: 214, fold: 16, step: 5, color: '#58b5ad', line: 1.1 },
    { radius: 150, fold: 16, step: 7, color: '#d9a94a', line: 1.3 },
    { radius: 106, fold: 16, step: 5, color: '#f0cd82', line: 1.3 },
    { radius: 58, fold: 8, step: 3, color: '#fff1cf', line: 1.5 },
  ];
  const body = rings.map(({ radius, fold, step, color, line }, index) =>
    [0, Math.PI / fold]
      .map(
        (turn) =>
          `<polygon points="${points(star(radius, fold, step, turn + (index % 2) * (Math.PI / 32)))}" fill="none" stroke="${color}" stroke-width="${line}" stroke-opacity="${turn ? 0.5 : 0.95}"/>`,
      )
      .join(''),
  );
  return svg(
    gradient('b', '#0d2c4d', '#061427', 'x1="0" y1="0" x2="1" y2="1"') + glow('g', '#1fa39b', 0.5),
    background('url(#b)') + background('url(#g)') + body.join(''),
  );
}

/** A calm rosette of circles around a star, on no ground of its own: the place of figures to come. */
function rosette(): string {
  const circles = range(12).map((index) => {
    const angle = (index * Math.PI) / 6;
    return `<circle cx="${n(240 + 84 * Math.cos(angle))}" cy="${n(240 + 84 * Math.sin(angle))}" r="84"/>`;
  });
  const star = range(24).map((index) => {
    const radius = index % 2 ? 176 : 214;
    const angle = (index * Math.PI) / 12;
    return [240 + radius * Math.cos(angle), 240 + radius * Math.sin(angle)] as const;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480" fill="none"><g stroke="#0a6b6b" stroke-opacity="0.55" stroke-width="1.4">${circles.join('')}<circle cx="240" cy="240" r="168"/></g><polygon points="${points(star)}" stroke="#b98a33" stroke-width="2" stroke-linejoin="round"/><circle cx="240" cy="240" r="30" fill="#0a6b6b" fill-opacity="0.12" stroke="#b98a33" stroke-width="2"/></svg>\n`;
}

/** A star that has wandered along its path through the night, and its traces: what rests and yet moves. */
function night(): string {
  const star = (cx: number, cy: number, radius: number) =>
    points(
      range(16).map((index) => {
        const angle = (index * Math.PI) / 8 - Math.PI / 2;
        const reach = index % 2 ? radius * 0.765 : radius;
        return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)] as const;
      }),
    );
  const steps = 26;
  const traces = range(steps).map((index) => {
    const part = index / (steps - 1);
    const x = 70 + part * 400;
    const y = 300 - Math.sin(part * Math.PI * 0.62) * 150;
    const isLast = index === steps - 1;
    return `<polygon points="${star(x, y, 26 + 52 * part)}" fill="${isLast ? '#0b2443' : 'none'}" stroke="${isLast ? '#f0cd82' : '#58b5ad'}" stroke-width="${isLast ? 2.4 : 1}" stroke-opacity="${n(isLast ? 1 : 0.12 + 0.6 * part ** 2)}"/>`;
  });
  const orbits = range(7).map(
    (index) =>
      `<circle cx="470" cy="640" r="${n(300 + index * 74)}" fill="none" stroke="#1c6f73" stroke-opacity="0.45"/>`,
  );
  return svg(
    gradient('b', '#0d2c4d', '#061427', 'x1="0" y1="0" x2="1" y2="1"') +
      glow('g', '#1fa39b', 0.42, 'cx="0.74" cy="0.4" r="0.5"'),
    background('url(#b)') +
      background('url(#g)') +
      orbits.join('') +
      traces.join('') +
      `<circle cx="470" cy="161" r="16" fill="#f0cd82"/>`,
  );
}

/** Signal lines that gather to one event in the middle: what is live. */
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
      ? `<path d="${line}" fill="#07090a" stroke="#ff5a4f" stroke-width="2.6"/>`
      : `<path d="${line}" fill="#07090a" stroke="#eef2f4" stroke-opacity="${n(0.28 + index / 60)}"/>`;
  });
  return svg(
    glow('g', '#ff5a4f', 0.22, 'cx="0.5" cy="0.35" r="0.55"'),
    background('#07090a') + background('url(#g)') + body.join(''),
  );
}

/** A double helix seen from the side, near beads larger than far ones. */
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
        `<path d="M${n(x)} ${n(y)}V${n(mirror)}" stroke="#bfe9df" stroke-opacity="0.28" stroke-width="1.6"/>`,
    );
  const circles = beads
    .toSorted((a, b) => a.depth - b.depth)
    .map(
      ({ x, y, depth, isFirst }) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(5.6 + depth * 3.6)}" fill="${isFirst ? '#ff9d7d' : '#6fe0c5'}" fill-opacity="${n(0.62 + depth * 0.38)}"/>`,
    );
  return svg(
    gradient('b', '#10343a', '#081a20', 'x1="0" y1="0" x2="1" y2="1"') +
      glow('g', '#ff9d7d', 0.32, 'cx="0.75" cy="0.35" r="0.55"'),
    background('url(#b)') + background('url(#g)') + rungs.join('') + circles.join(''),
  );
}

/** A skyline at dusk behind a lattice of eight-pointed stars. */
function city(): string {
  const star = (x: number, y: number, r: number) =>
    range(16).map((index) => {
      const radius = index % 2 ? r * 0.765 : r;
      const angle = (index * Math.PI) / 8;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    });
  const lattice = range(7).flatMap((row) =>
    range(12).map((column) => {
      const x = column * 58 + (row % 2) * 29;
      return `<polygon points="${points(star(x, row * 42 - 6, 25))}"/>`;
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
          ? `<path d="M${n(x)} ${height}V${n(top)}L${n(x + w / 2)} ${n(top - w * 0.9)}L${n(x + w)} ${n(top)}V${height}z"/>`
          : `<path d="M${n(x)} ${height}V${n(top)}Q${n(x + w / 2)} ${n(top - w * 0.7)} ${n(x + w)} ${n(top)}V${height}z"/>`;
      })
      .join('');
  };
  const spire = `<path d="M397 400 405 190 410 44 415 190 423 400z" fill="#2b1a2c"/>`;
  return svg(
    `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#3a1f47"/><stop offset="0.5" stop-color="#a8506a"/><stop offset="0.78" stop-color="#f0a15f"/><stop offset="1" stop-color="#ffd9a0"/></linearGradient>` +
      glow('s', '#fff0cc', 0.95, 'cx="0.5" cy="0.5" r="0.5"'),
    background('url(#b)') +
      `<g fill="none" stroke="#ffe6c4" stroke-width="0.9" stroke-opacity="0.32">${lattice.join('')}</g>` +
      `<circle cx="300" cy="270" r="120" fill="url(#s)"/>` +
      `<g fill="#7c4258" fill-opacity="0.75">${towers(11, 22, 60, 150)}</g>` +
      `<g fill="#532e46" fill-opacity="0.9">${towers(5, 17, 40, 190)}</g>${spire}` +
      `<g fill="#2b1a2c">${towers(29, 13, 24, 120)}</g>`,
  );
}

const folder = new URL('../src/assets/emblems/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries({
  cloud,
  regulator,
  rosette,
  night,
  stream,
  health,
  city,
})) {
  await writeFile(new URL(`${name}.svg`, folder), draw());
}
