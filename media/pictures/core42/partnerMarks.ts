import { polarDegrees, range, type Point } from '../../kit/geometry.ts';
import { cos30 } from '../../kit/isometric.ts';
import { core42 } from '../../kit/palette.ts';
import { document, line, n } from '../../kit/svg.ts';

const { cyan, pale } = core42;

/** Invented marks: light strokes of one weight without a background, one accent each. */
const mark = (body: string, definitions = '') =>
  document(
    480,
    270,
    definitions,
    `<g transform="translate(240 135)" fill="none" stroke="${pale}" stroke-width="13">${body}</g>`,
    'meet',
  );
const solid = (fill: string, list: readonly Point[]) =>
  `<path stroke="none" fill="${fill}" d="${line(list)}z"/>`;

/** Tessellation: slanted tiles in a herringbone. */
function tessellation(): string {
  const w = 44;
  const rise = w / 2 / cos30;
  const h = 44;
  const tiles = range(4).flatMap((column) =>
    range(3).map((row) => {
      const x = -2 * w + column * w;
      const y = -h * 1.5 + row * h + (column % 2 ? 0 : rise) - rise / 2;
      const slant = column % 2 ? rise : -rise;
      const gap = 3.5;
      const list: Point[] = [
        [x + gap, y + gap],
        [x + w - gap, y + slant + gap],
        [x + w - gap, y + slant + h - gap],
        [x + gap, y + h - gap],
      ];
      return (column === 0 && row === 0) || (column === 3 && row === 2)
        ? ''
        : solid(column === 2 && row === 1 ? cyan : pale, list);
    }),
  );
  return mark(tiles.join(''));
}

/** Orbit: three open rings around one body. */
function orbit(): string {
  const arcs = [84, 57, 30].map((radius, index) => {
    const start = -40 + index * 90;
    const [x1, y1] = polarDegrees([0, 0], radius, start);
    const [x2, y2] = polarDegrees([0, 0], radius, start + 265);
    return `<path d="M${n(x1)} ${n(y1)}A${radius} ${radius} 0 1 1 ${n(x2)} ${n(y2)}"/>`;
  });
  const [x, y] = polarDegrees([0, 0], 84, -87.5);
  return mark(
    `${arcs.join('')}<circle cx="${n(x)}" cy="${n(y)}" r="12.5" fill="${cyan}" stroke="none"/><circle r="8" fill="${pale}" stroke="none"/>`,
  );
}

/** Wave: four swells in step. */
function wave(): string {
  const swells = [
    { from: -96, count: 2 },
    { from: -96, count: 3 },
    { from: -96, count: 3 },
    { from: -32, count: 2 },
  ].map(({ from, count }, index) => {
    const swell = 'c16 0 16-26 32-26s16 26 32 26'.repeat(count);
    return `<path stroke="${index === 1 ? cyan : pale}" d="M${from} ${index * 35 - 40}${swell}"/>`;
  });
  return mark(swells.join(''));
}

/** Prism: a closed face, a face of bars and a bright lid. */
function prismMark(): string {
  const side = 88;
  const w = side * cos30;
  const gap = 4;
  const bars = range(4).map((index) => {
    const x = gap + (index * w) / 4;
    const width = w / 4 - gap * 1.7;
    const at = (value: number) => -value / Math.sqrt(3);
    return solid(pale, [
      [x, at(x) + gap],
      [x + width, at(x + width) + gap],
      [x + width, at(x + width) + side],
      [x, at(x) + side],
    ]);
  });
  return mark(
    solid(cyan, [
      [0, -gap],
      [-w + gap, -side / 2 - gap + gap * 0.58],
      [0, -side + gap * 0.1],
      [w - gap, -side / 2 - gap + gap * 0.58],
    ]) +
      solid(pale, [
        [-gap, gap],
        [-w, -side / 2 + gap],
        [-w, side / 2],
        [-gap, side - gap * 0.58],
      ]) +
      bars.join(''),
  );
}

/** Knot: two long links, woven. */
function knot(): string {
  const link = '<rect x="-84" y="-32" width="168" height="64" rx="32"/>';
  const cut = (list: readonly Point[], id: string) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="-120" y="-120" width="240" height="240"><path d="M-120-120h240v240h-240z" fill="#fff" stroke="none"/>${list
      .map(([x, y]) => `<path d="M${x - 12} ${y - 12}h24v24h-24z" fill="#000" stroke="none"/>`)
      .join('')}</mask>`;
  return mark(
    `<g transform="rotate(45)"><g mask="url(#a)">${link}</g><g mask="url(#b)"><g transform="rotate(90)" stroke="${cyan}">${link}</g></g></g>`,
    cut(
      [
        [-32, -32],
        [32, 32],
      ],
      'a',
    ) +
      cut(
        [
          [32, -32],
          [-32, 32],
        ],
        'b',
      ),
  );
}

/** Arch: gates within gates, each a step deeper. */
function arch(): string {
  const gates = [80, 54].map(
    (radius, index) =>
      `<path d="M${-radius} ${84 - index * 24}V-4A${radius} ${radius} 0 0 1 ${radius}-4V${84 - index * 24}"/>`,
  );
  return mark(
    `${gates.join('')}<path stroke="none" fill="${cyan}" d="M-34 36V-4A34 34 0 0 1 34-4V36z"/>`,
  );
}

const marks = [tessellation, orbit, wave, prismMark, knot, arch];
export const partnerMarks = Object.fromEntries(
  marks.map((draw, index) => [`partner-${index + 1}`, draw]),
);
