import { polarDegrees, range, type Point } from '../../kit/geometry.ts';
import { core42, core42Accents } from '../../kit/palette.ts';
import { document, line, n } from '../../kit/svg.ts';

const { pale } = core42;

/** Two hooks of a hexagon around one core, shifted along its axis so each holds the other. */
export function interlock(x: number, y: number, radius: number) {
  const width = radius * 0.31;
  const slip = radius * 0.255;
  const hook = (turn: number, [from, middle, to]: readonly [string, string, string]) => {
    const cy = y + (turn ? -slip : slip);
    const sides = range(4).map((index): readonly Point[] => {
      const start = -90 - 60 * index + turn;
      const side = [
        polarDegrees([x, cy], radius, start),
        polarDegrees([x, cy], radius, start - 60),
        polarDegrees([x, cy], radius - width, start - 60),
        polarDegrees([x, cy], radius - width, start),
      ] as const;
      if (index < 3) return side;
      const cut = (a: Point, b: Point): Point => [
        a[0] + (b[0] - a[0]) * 0.72,
        a[1] + (b[1] - a[1]) * 0.72,
      ];
      return [side[0], cut(side[0], side[1]), cut(side[3], side[2]), side[3]];
    });
    return sides
      .map(
        (side, index) =>
          `<path fill="${[from, middle, to, middle][index] ?? to}" d="${line(side)}z"/>`,
      )
      .join('');
  };
  const core = radius * 0.3;
  const centre: Point = [x, y];
  const facet = (start: number, fill: string) =>
    `<path fill="${fill}" d="${line([centre, ...[0, 60, 120].map((step) => polarDegrees([x, y], core, start + step))])}z"/>`;
  return {
    slip,
    width,
    core,
    body:
      hook(0, core42Accents.hookViolet) +
      hook(180, core42Accents.hookCyan) +
      facet(-150, core42Accents.core[0]) +
      facet(90, core42Accents.core[1]) +
      facet(-30, core42Accents.core[2]),
  };
}

export const mark = () => document(64, 64, '', interlock(32, 32, 24.4).body, 'meet');

/** The name in plain geometric strokes, its first letter on the edge: spaced by eye, closer where rounds or an arm meet. */
export function wordmark(): string {
  const weight = 12.5;
  const base = 96 - weight / 2;
  const small = 22.5;
  const middle = base - small;
  const letter = (x: number, d: string) => `<path transform="translate(${n(x)})" d="${d}"/>`;
  const big = 30.5;
  const [capX, capY] = polarDegrees([big, base - big], big, -48);
  const [endX, endY] = polarDegrees([big, base - big], big, 48);
  const [tailX, tailY] = polarDegrees([small, middle], small, 42);
  const two = { x: 21, y: base - 61 + 21, r: 21, footX: 1.5 };
  const reach = Math.hypot(two.footX - two.x, base - two.y);
  const toFoot = Math.atan2(base - two.y, two.footX - two.x);
  const touch = (toFoot - Math.acos(two.r / reach)) * (180 / Math.PI);
  const [touchX, touchY] = polarDegrees([two.x, two.y], two.r, touch);
  const [startX, startY] = polarDegrees([two.x, two.y], two.r, 190);
  const word =
    letter(6.3, `M${n(capX)} ${n(capY)}A${big} ${big} 0 1 0 ${n(endX)} ${n(endY)}`) +
    letter(76.7, `M${small} ${n(middle - small)}a${small} ${small} 0 1 1-.1 0z`) +
    letter(
      145.4,
      `M0 ${96}V${n(middle - small - weight / 2)}M0 ${n(middle)}A${small} ${small} 0 0 1 ${small + 2} ${n(middle - small)}`,
    ) +
    letter(183.2, `M1 ${n(middle)}H${2 * small}A${small} ${small} 0 1 0 ${n(tailX)} ${n(tailY)}`);
  const digits =
    letter(254.7, `M41 96V${n(base - 60)}L3 ${n(base - 17)}H58`) +
    letter(
      327.9,
      `M${n(startX)} ${n(startY)}A${two.r} ${two.r} 0 1 1 ${n(touchX)} ${n(touchY)}L${two.footX} ${n(base)}H46`,
    );
  return document(
    452,
    120,
    '',
    `<g transform="matrix(1.2 0 0 1.2 0 -11)" fill="none" stroke-width="${weight}" stroke-linejoin="round"><g stroke="${pale}">${word}</g><g stroke="${core42Accents.digits}">${digits}</g></g>`,
    'meet',
  );
}
