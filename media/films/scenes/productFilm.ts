/**
 * The product film: a single call of a model becomes a rack, the rack a region, the region gets its boundary
 * and turns into light, and the light becomes the call that it began with.
 */
import { drawCaption, type Caption, type CaptionLook } from '../lib/caption.ts';
import { blend, css, graphite, type Color } from '../lib/color.ts';
import {
  bell,
  clamp,
  easeIn,
  easeOut,
  easeOutLong,
  mix,
  periodicCurve,
  progress,
  smooth,
  window,
} from '../lib/curves.ts';
import { look, type Dot, type View } from '../lib/isometric.ts';
import { additive, bloom, fillShape, glow, paintFloor, strokeLine } from '../lib/light.ts';
import { hash, wander } from '../lib/noise.ts';
import type { Context, Scene, Size } from '../lib/scene.ts';
import { ambientBed } from '../sounds/ambientBed.ts';

const seconds = 22;
const { ground, shade, steel, steelLit, indigo, violet, cyan, white } = graphite;

/** The moments of the story, in seconds. */
const story = {
  fall: [1.75, 2.6],
  impact: 2.6,
  rackRises: [2.75, 4.7],
  regionRises: [6.5, 10.4],
  gathering: [8.6, 13.4],
  boundary: [11, 13.6],
  wallRises: [13, 15.2],
  light: [14.9, 17.2],
  dissolve: [18.7, 21.3],
} as const;

const captions: readonly Caption[] = [
  { start: 0.35, end: 3.1, en: 'From one call', ar: 'من طلب واحد' },
  { start: 3.5, end: 6.6, en: 'to a rack', ar: 'إلى خزانة خوادم' },
  { start: 7.3, end: 10.7, en: 'to a whole region', ar: 'إلى منطقة كاملة' },
  { start: 11.3, end: 14.7, en: 'Yours, within your borders', ar: 'لك، وداخل حدودك' },
  { start: 15.2, end: 19.2, en: 'Sovereign by design', ar: 'سيادة في صميم التصميم' },
];
const captionLook: CaptionLook = {
  fontSize: 0.0556,
  margin: 0.0625,
  baseline: 0.885,
  weight: 340,
  color: white,
};

const cameraZoom = periodicCurve(
  [
    [0, 300],
    [2, 292],
    [4.2, 262],
    [6.2, 236],
    [9.8, 112],
    [13, 86],
    [16.6, 91],
    [18.9, 96],
    [21.2, 288],
  ],
  seconds,
);
const cameraHeight = periodicCurve(
  [
    [0, 2.1],
    [1.3, 1.98],
    [3.3, 0.92],
    [6.4, 1],
    [9.8, 0.75],
    [13.4, 0.45],
    [18.8, 0.7],
    [21.1, 2.06],
  ],
  seconds,
);
const cameraYaw = periodicCurve(
  [
    [0, 0.64],
    [5, 0.75],
    [9.5, 0.92],
    [13.5, 0.98],
    [18, 0.86],
  ],
  seconds,
);
const pitch = 0.58;

/** The region is a star of two squares; 1 is its edge, less lies within. */
const starSize = 4.55;
const starReach = (x: number, y: number) =>
  Math.min(Math.max(Math.abs(x), Math.abs(y)), (Math.abs(x) + Math.abs(y)) / Math.SQRT2) / starSize;
const starCorners: readonly Dot[] = Array.from({ length: 16 }, (_, corner) => {
  const angle = (corner * Math.PI) / 8;
  const radius = starSize * (corner % 2 === 0 ? Math.SQRT2 : 1 / Math.cos(Math.PI / 8));
  // The even corners are the tips of the turned square and of the straight one in turns.
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});

function alongStar(share: number, scale = 1): Dot {
  const position = (((share % 1) + 1) % 1) * starCorners.length;
  const index = Math.floor(position);
  const [fromX, fromY] = starCorners[index] ?? [0, 0];
  const [toX, toY] = starCorners[(index + 1) % starCorners.length] ?? [0, 0];
  const q = position - index;
  return [mix(fromX, toX, q) * scale, mix(fromY, toY, q) * scale];
}

interface Rack {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly reach: number;
  readonly seed: number;
  readonly isFirst: boolean;
}

const rackWidth = 0.64;
const slot = 0.17;
const racks: readonly Rack[] = Array.from({ length: 13 * 13 }, (_, index): Rack => {
  const [x, y] = [(index % 13) - 6, Math.floor(index / 13) - 6];
  const reach = starReach(x, y);
  const seed = hash(x, y, 7);
  const isFirst = x === 0 && y === 0;
  const slots = isFirst ? 12 : Math.round(mix(11, 3.4, reach) + (seed - 0.5) * 6);
  return { x, y, height: (slots + 0.7) * slot, reach, seed, isFirst };
}).filter(({ reach, seed, isFirst }) => isFirst || (reach < 0.9 && seed > 0.07 && reach > 0.12));

/** Where the call hangs before it falls, and where the light returns to. */
const callHeight = 2.25;

function draw(context: Context, t: number, size: Size) {
  const view = look(
    {
      focus: [0, 0, cameraHeight(t)],
      zoom: (cameraZoom(t) * size.height) / 1080,
      yaw: cameraYaw(t),
      pitch,
    },
    size,
    [0.5, 0.455],
  );
  drawGround(context, view, t, size);
  drawTiles(context, view, t);
  for (const rack of racks) drawReflection(context, view, t, rack);
  additive(context, () => {
    drawImpact(context, view, t, size);
    drawLanes(context, view, t);
    drawBoundaryLine(context, view, t);
    drawWall(context, view, t, false);
  });
  for (const rack of [...racks].sort((a, b) => view.depth(a.x, a.y) - view.depth(b.x, b.y))) {
    drawRack(context, view, t, rack);
  }
  additive(context, () => {
    drawDust(context, view, t, size);
    drawBeams(context, view, t);
    drawWall(context, view, t, true);
    drawGathering(context, view, t);
    drawAscent(context, view, t);
    drawCall(context, view, t, size);
  });
  bloom(context, size, size.height * 0.022, 0.9);
  drawShade(context, size);
  for (const caption of captions) drawCaption(context, t, size, caption, captionLook);
}

/** The light that the call throws on the ground: strongest when it is near. */
function callLight(t: number): number {
  const before = 1 - smooth(t, story.impact, story.impact + 0.5);
  const after = smooth(t, 19.7, 21.4);
  return Math.max(before, after);
}

function drawGround(context: Context, view: View, t: number, size: Size) {
  const centre = view.project(0, 0);
  const regionLight = window(t, 6, 20.6, 4, 2.4);
  const call = callLight(t);
  const { height } = size;
  paintFloor(context, size, ground, [
    {
      centre,
      radius: [height * 0.8, height * 0.44],
      color: indigo,
      strength: 0.07 + 0.055 * regionLight,
    },
    {
      centre,
      radius: [view.zoom * 1.3, view.zoom * 0.72],
      color: indigo,
      strength: 0.12 * call,
    },
  ]);

  // The grid fades out around the middle of the picture; fine lines between the tiles.
  const reach = Math.ceil(1500 / view.zoom) + 2;
  const fade = size.height * 0.62;
  const line = (from: Dot, to: Dot, alpha: number) => {
    const gradient = context.createLinearGradient(...from, ...to);
    const stops = 16;
    for (let stop = 0; stop <= stops; stop += 1) {
      const q = stop / stops;
      const distance = Math.hypot(
        (mix(from[0], to[0], q) - centre[0]) * 0.72,
        mix(from[1], to[1], q) - centre[1],
      );
      gradient.addColorStop(q, css(violet, alpha * Math.exp(-((distance / fade) ** 2) * 2.2)));
    }
    strokeLine(context, [from, to], gradient, 1.4);
  };
  const extent = Math.min(reach, 22);
  for (let index = -extent; index <= extent; index += 1) {
    const place = index + 0.5;
    line(view.project(place, -extent), view.project(place, extent), 0.26);
    line(view.project(-extent, place), view.project(extent, place), 0.26);
  }
}

/** Tiles light up where a wave passes: the impact's, the rising region's, the returning light's. */
function drawTiles(context: Context, view: View, t: number) {
  const inset = 0.46;
  for (let x = -8; x <= 8; x += 1) {
    for (let y = -8; y <= 8; y += 1) {
      const reach = starReach(x, y);
      const distance = Math.hypot(x, y);
      const impact =
        bell(distance, (t - story.impact) * 4.6, 0.85) *
        window(t, story.impact, story.impact + 2, 0.05, 1.5) *
        Math.exp(-distance * 0.28);
      const front = mix(-0.2, 1.25, progress(t, ...story.regionRises));
      const region = bell(reach, front + 0.12, 0.14) * window(t, 6.4, 11, 0.6, 0.8) * 0.8;
      const idle = reach < 1 ? wander(t * 0.5 + hash(x, y) * 9, x * 31 + y) ** 6 : 0;
      const life = idle * window(t, 9, 19.4, 2, 1.2) * 0.35;
      const back = bell(reach, starScale(t), 0.12) * window(t, 18.9, 21, 0.4, 0.7) * 0.5;
      const alpha = impact * 0.6 + region * 0.5 + life + back;
      if (alpha < 0.006) continue;
      const tile: Dot[] = [
        view.project(x - inset, y - inset),
        view.project(x + inset, y - inset),
        view.project(x + inset, y + inset),
        view.project(x - inset, y + inset),
      ];
      fillShape(
        context,
        tile,
        css(blend(indigo, cyan, clamp(impact * 0.9 + hash(x, y) * 0.2)), alpha * 0.55),
      );
    }
  }
}

/** Pulses of data on the ground between the racks. */
function drawLanes(context: Context, view: View, t: number) {
  const presence = window(t, 7.4, 19.8, 2.4, 1.2);
  if (presence <= 0) return;
  context.lineCap = 'round';
  for (let index = 0; index < 64; index += 1) {
    const seed = hash(index, 3);
    const lane = Math.floor(hash(index, 4) * 10) - 4.5;
    const speed = mix(1.6, 3.4, hash(index, 5));
    const length = mix(0.5, 1.3, seed);
    const span = 12;
    const head = ((t * speed + seed * 40) % span) - span / 2;
    const along = index % 2 === 0;
    const place = (q: number): Dot => (along ? [q, lane] : [lane, q]);
    const [x, y] = place(head - length / 2);
    const alpha = presence * clamp((1.02 - starReach(x, y)) * 6) * 0.85;
    if (alpha <= 0.01) continue;
    const from = view.project(...place(head - length));
    const to = view.project(...place(head));
    const gradient = context.createLinearGradient(...from, ...to);
    gradient.addColorStop(0, css(indigo, 0));
    gradient.addColorStop(1, css(seed > 0.55 ? cyan : violet, alpha));
    strokeLine(context, [from, to], gradient, Math.max(1.6, view.zoom * 0.022));
  }
}

/** When a rack begins to sink: those at the boundary first. */
const sinkMoment = ({ reach, seed }: Pick<Rack, 'reach' | 'seed'>) =>
  story.dissolve[0] + (1 - reach) * 0.55 + seed * 0.15;

/** How far a rack stands out of the ground, from 0 to 1. */
function rise(t: number, { isFirst, reach, seed }: Rack): number {
  const start = isFirst
    ? story.rackRises[0]
    : mix(story.regionRises[0], story.regionRises[1] - 1.5, reach) + seed * 0.35;
  const up = easeOutLong(progress(t, start, start + (isFirst ? 1.95 : 1.5)));
  const sink = sinkMoment({ reach, seed });
  return up * (1 - smooth(t, sink, sink + 0.95));
}

/** How brightly a rack works. */
function work(t: number, rack: Rack): number {
  const start = rack.isFirst ? 3.3 : mix(7, 9.2, rack.reach) + rack.seed * 0.5;
  return smooth(t, start, start + 1.4);
}

/** The dawn at the end, which goes from the middle outwards. */
const dawn = (t: number, reach: number) =>
  smooth(t, story.light[0] + reach * 1.3, story.light[0] + reach * 1.3 + 1.2);

function drawReflection(context: Context, view: View, t: number, rack: Rack) {
  const height = rack.height * rise(t, rack);
  if (height < 0.02) return;
  const half = rackWidth / 2;
  const { x, y } = rack;
  const depth = Math.min(height, 0.6);
  const light = 0.1 + 0.22 * work(t, rack) + 0.2 * dawn(t, rack.reach);
  const side = (from: Dot, to: Dot, color: Color) => {
    const [left, right] = [view.project(...from), view.project(...to)];
    const [leftLow, rightLow] = [view.project(...from, -depth), view.project(...to, -depth)];
    const gradient = context.createLinearGradient(0, left[1], 0, leftLow[1]);
    gradient.addColorStop(0, css(color, light));
    gradient.addColorStop(1, css(color, 0));
    fillShape(context, [left, right, rightLow, leftLow], gradient);
  };
  side([x - half, y + half], [x + half, y + half], indigo);
  side([x + half, y + half], [x + half, y - half], blend(steel, indigo, 0.4));
}

function drawRack(context: Context, view: View, t: number, rack: Rack) {
  const standing = rise(t, rack);
  const height = rack.height * standing;
  if (height < 0.02) return;
  const { x, y, seed, reach } = rack;
  context.globalAlpha = smooth(height, 0, 0.3);
  const half = rackWidth / 2;
  const busy = work(t, rack);
  const glory = dawn(t, reach) * clamp(standing * 1.4);
  const fresh =
    1 - smooth(t, rack.isFirst ? 3.2 : 7.5 + reach * 3, rack.isFirst ? 5.6 : 9.6 + reach * 3);
  const haze = 0.35 * reach;

  const faceOf = (color: Color) => blend(color, ground, haze);
  const corner = (dx: number, dy: number, h: number) =>
    view.project(x + dx * half, y + dy * half, h);
  const top = [
    corner(-1, -1, height),
    corner(1, -1, height),
    corner(1, 1, height),
    corner(-1, 1, height),
  ];
  const side = (from: Dot, to: Dot, lit: Color, unlit: Color) => {
    const shape = [
      corner(...from, height),
      corner(...to, height),
      corner(...to, 0),
      corner(...from, 0),
    ];
    const gradient = context.createLinearGradient(
      0,
      corner(...from, height)[1],
      0,
      corner(...from, 0)[1],
    );
    gradient.addColorStop(0, css(lit));
    gradient.addColorStop(1, css(unlit));
    fillShape(context, shape, gradient);
  };
  const warm = 0.1 + 0.12 * busy + 0.16 * glory;
  // The front, +y, carries the slots; the side, +x, lies in the shade.
  side(
    [-1, 1],
    [1, 1],
    faceOf(blend(steelLit, indigo, warm)),
    faceOf(blend(steel, indigo, warm * 0.4)),
  );
  side([1, 1], [1, -1], faceOf(blend(steel, indigo, warm * 0.5)), faceOf(shade));
  fillShape(context, top, css(faceOf(blend(blend(steelLit, violet, 0.05), cyan, 0.1 * glory))));

  drawSlots(context, view, t, rack, height, busy, glory);

  // A hatch in the top, which lets the light out.
  const hatch = 0.62;
  const opening = [
    corner(-hatch, -hatch, height),
    corner(hatch, -hatch, height),
    corner(hatch, hatch, height),
    corner(-hatch, hatch, height),
  ];
  const inner = clamp(0.16 * busy + 0.75 * glory + 0.5 * fresh * standing);
  const hatchColor = blend(indigo, cyan, clamp(glory * 0.55 + seed * 0.4));
  fillShape(context, opening, css(faceOf(blend(blend(steel, ground, 0.4), hatchColor, inner))));

  // Edges catch the light; a fresh rack shines where it has just come out of the ground.
  additive(context, () => {
    context.lineJoin = 'round';
    const edge = clamp(0.3 + 0.5 * fresh + 0.35 * glory) * (1 - haze);
    const color = blend(violet, cyan, clamp(glory + seed * 0.3));
    strokeLine(
      context,
      [...top, ...top.slice(0, 1)],
      css(color, edge),
      Math.max(1.1, view.zoom * 0.0075),
    );
    strokeLine(
      context,
      [corner(1, 1, height), corner(1, 1, 0)],
      css(color, edge * 0.45),
      Math.max(1, view.zoom * 0.006),
    );
  });
  context.globalAlpha = 1;
}

function drawSlots(
  context: Context,
  view: View,
  t: number,
  { x, y, seed }: Rack,
  height: number,
  busy: number,
  glory: number,
) {
  const half = rackWidth / 2;
  const front = (u: number, h: number) => view.project(x - half + u * rackWidth, y + half, h);
  const flank = (u: number, h: number) => view.project(x + half, y + half - u * rackWidth, h);
  const seamAlpha = 0.7;
  const identity = Math.floor(seed * 1e6);
  for (let index = 0; ; index += 1) {
    const h = height - slot * (index + 0.85);
    if (h < 0.03) break;
    const thin = Math.max(0.8, view.zoom * 0.006);
    strokeLine(
      context,
      [front(0.07, h - slot * 0.42), front(0.93, h - slot * 0.42)],
      css(shade, seamAlpha),
      thin,
    );
    strokeLine(context, [flank(0.12, h), flank(0.88, h)], css(shade, 0.55), thin * 1.6);

    const active = clamp(busy * 2.2 - index * 0.1);
    if (active <= 0) continue;
    const pulse =
      0.45 + 0.55 * wander(t * mix(0.9, 2, hash(identity, index)) + index * 3.1, identity + index);
    const length = mix(0.16, 0.62, hash(identity, index, 2));
    const color = blend(indigo, cyan, clamp(hash(identity, index, 3) ** 1.6 + glory * 0.3));
    context.lineCap = 'butt';
    additive(context, () => {
      strokeLine(
        context,
        [front(0.12, h), front(0.74, h)],
        css(indigo, active * 0.2),
        view.zoom * 0.028,
      );
      strokeLine(
        context,
        [front(0.12, h), front(0.12 + length * active, h)],
        css(color, active * clamp(pulse + 0.2 * glory)),
        view.zoom * 0.028,
      );
      strokeLine(
        context,
        [front(0.83, h), front(0.88, h)],
        css(hash(identity, index, 4) > 0.8 ? cyan : violet, active * 0.8),
        view.zoom * 0.028,
      );
    });
  }
}

/** Light that rises from the tops in the dawn. */
function drawBeams(context: Context, view: View, t: number) {
  for (const { x, y, height, reach, seed, ...rack } of racks) {
    const strength = dawn(t, reach) * (1 - smooth(t, 18.5, 19.8));
    if (strength <= 0 || (seed < 0.45 && !rack.isFirst)) continue;
    const breath = 0.6 + 0.4 * wander(t * 0.7 + seed * 20, Math.floor(seed * 1e5));
    const half = rackWidth * 0.3;
    const tall = mix(1.1, 2.9, 1 - reach) * breath * strength;
    const foot: readonly Dot[] = [
      view.project(x - half, y + half, height),
      view.project(x + half, y + half, height),
      view.project(x + half, y - half, height),
    ];
    const head = tall * view.zoom;
    const base = foot[1]?.[1] ?? 0;
    const gradient = context.createLinearGradient(0, base, 0, base - head);
    const color = blend(violet, cyan, clamp(seed * 1.3 - 0.3));
    gradient.addColorStop(0, css(color, 0.34 * strength));
    gradient.addColorStop(0.3, css(color, 0.13 * strength));
    gradient.addColorStop(1, css(color, 0));
    const [left = [0, 0], right = [0, 0]] = [foot[0], foot[2]];
    fillShape(context, [...foot, [right[0], right[1] - head], [left[0], left[1] - head]], gradient);
  }
}

/** The boundary closes in on the middle when the film dissolves. */
const starScale = (t: number) => 1 - smooth(t, story.dissolve[0] + 0.1, 20.95);

/** The tip at which the boundary begins; it is drawn from there both ways. */
const boundaryStart = 0.625;

/** When the boundary is drawn at a place on the star. */
function boundaryMoment(share: number): number {
  const away = Math.abs(((((share - boundaryStart) % 1) + 1.5) % 1) - 0.5) * 2;
  return mix(
    story.boundary[0],
    story.boundary[1],
    0.5 - Math.sin(Math.asin(1 - 2 * Math.min(1, away)) / 3),
  );
}

function drawBoundaryLine(context: Context, view: View, t: number) {
  if (t < story.boundary[0] || t > 21.2) return;
  const scale = starScale(t);
  const fade = 1 - smooth(t, 20.3, 21.1);
  const line = (fromShare: number, toShare: number) => {
    const steps = Math.max(1, Math.ceil(Math.abs(toShare - fromShare) * 192));
    return Array.from({ length: steps + 1 }, (_, step) =>
      view.project(...alongStar(mix(fromShare, toShare, step / steps), scale)),
    );
  };
  const q = progress(t, ...story.boundary);
  const front = q * q * (3 - 2 * q) * 0.5;
  const start = boundaryStart;
  const drawn = line(start - front, start + front);
  context.lineCap = 'butt';
  context.lineJoin = 'miter';
  strokeLine(context, drawn, css(indigo, fade * 0.3), view.zoom * 0.15);
  strokeLine(
    context,
    drawn,
    css(blend(violet, cyan, 0.5), fade * 0.85),
    Math.max(2, view.zoom * 0.03),
  );

  // Its two ends shine while it is drawn; when it is closed, three lights keep the round.
  const drawing = window(t, story.boundary[0], story.boundary[1] + 0.5, 0.3, 0.5);
  for (const end of [start - front, start + front]) {
    const place = view.project(...alongStar(end, scale));
    glow(context, place, view.zoom * 0.9, cyan, 0.6 * drawing);
    glow(context, place, view.zoom * 0.2, white, drawing);
  }
  const patrol = fade * smooth(t, story.boundary[1], story.boundary[1] + 1);
  for (let runner = 0; runner < 3 && patrol > 0; runner += 1) {
    const head = runner / 3 + t * 0.07;
    const steps = 14;
    for (let step = 0; step < steps; step += 1) {
      const piece = line(head + (step / steps) * 0.07, head + ((step + 1) / steps) * 0.07);
      const width = Math.max(2.4, view.zoom * 0.036);
      strokeLine(context, piece, css(white, patrol * 0.75 * ((step + 1) / steps) ** 2), width);
    }
    glow(
      context,
      view.project(...alongStar(head + 0.07, scale)),
      view.zoom * 0.4 * scale,
      cyan,
      patrol * 0.6 * scale,
    );
  }
}

/** Curtains of light on the boundary: those behind the racks first, those before them later. */
function drawWall(context: Context, view: View, t: number, isFront: boolean) {
  if (t < story.wallRises[0] || t > 21) return;
  const scale = starScale(t);
  const fall = 1 - smooth(t, 18.8, 20.4);
  for (let corner = 0; corner < starCorners.length; corner += 1) {
    const share = corner / starCorners.length;
    const middle = alongStar(share + 0.5 / starCorners.length, scale);
    if (view.depth(...middle) > 0 !== isFront) continue;
    const delay = (boundaryMoment(share) - story.boundary[0]) * 0.3;
    const up = easeOut(progress(t, story.wallRises[0] + delay, story.wallRises[0] + delay + 1.5));
    const breath = 0.9 + 0.1 * Math.sin(t * 1.3 + corner * 1.7);
    const height = 1.45 * up * fall * breath;
    if (height < 0.01) continue;
    const [from, to] = [alongStar(share, scale), alongStar(share + 1 / starCorners.length, scale)];
    const [left, right] = [view.project(...from), view.project(...to)];
    const [leftTop, rightTop] = [view.project(...from, height), view.project(...to, height)];
    // A facet that turns its side to us is denser.
    const density = clamp(
      1.15 -
        (Math.abs(right[0] - left[0]) / Math.hypot(right[0] - left[0], right[1] - left[1])) * 0.45,
    );
    const color = blend(indigo, cyan, corner % 2 === 0 ? 0.2 : 0.5);
    const alpha = density * up * fall * (isFront ? 0.4 : 0.5);
    fillSkewed(context, [left, right, rightTop, leftTop], color, alpha);
    const rim = css(blend(violet, cyan, 0.4), up * fall * (isFront ? 0.45 : 0.3));
    strokeLine(context, [leftTop, rightTop], rim, Math.max(1, view.zoom * 0.012));
    strokeLine(context, [left, leftTop], rim, Math.max(1, view.zoom * 0.01));
  }
}

/** A facet whose light fades upwards along its own slant. */
function fillSkewed(context: Context, shape: readonly Dot[], color: Color, alpha: number) {
  const [left = [0, 0], right = [0, 0], rightTop = [0, 0], leftTop = [0, 0]] = shape;
  const layers = 14;
  for (let layer = 0; layer < layers; layer += 1) {
    const [low, high] = [layer / layers, (layer + 1) / layers];
    const between = (from: Dot, to: Dot, q: number): Dot => [
      mix(from[0], to[0], q),
      mix(from[1], to[1], q),
    ];
    fillShape(
      context,
      [
        between(left, leftTop, low),
        between(right, rightTop, low),
        between(right, rightTop, high),
        between(left, leftTop, high),
      ],
      css(color, alpha * (0.14 + 0.86 * (1 - low) ** 2.2)),
    );
  }
}

/** Particles of data come from all sides and settle on the boundary. */
function drawGathering(context: Context, view: View, t: number) {
  const count = 620;
  context.lineCap = 'round';
  for (let index = 0; index < count; index += 1) {
    const share = (index + hash(index, 11)) / count;
    const landing = boundaryMoment(share) + (hash(index, 12) - 0.35) * 1.1;
    const start = landing - mix(1.9, 3.6, hash(index, 13));
    if (t < start || t > landing + 0.5) continue;
    const [toX, toY] = alongStar(share);
    const angle = Math.atan2(toY, toX) + (hash(index, 14) - 0.5) * 0.9;
    const far = mix(11, 19, hash(index, 15));
    const [fromX, fromY] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const lift = mix(0.3, 2.4, hash(index, 16) ** 2);
    const turn = (hash(index, 17) - 0.5) * 5;
    const place = (moment: number): Dot => {
      const q = progress(moment, start, landing);
      const e = q * q * (2.2 - 1.2 * q);
      const bend = Math.sin(e * Math.PI) * turn;
      return view.project(
        mix(fromX, toX, e) - Math.sin(angle) * bend,
        mix(fromY, toY, e) + Math.cos(angle) * bend,
        lift * Math.sin((1 - e) * Math.PI * 0.5) ** 2,
      );
    };
    const fade = smooth(t, start, start + 0.8) * (1 - smooth(t, landing, landing + 0.5));
    const color = hash(index, 18) > 0.5 ? cyan : violet;
    const [head, tail] = [place(t), place(t - 0.11)];
    const width = Math.max(1.5, view.zoom * mix(0.016, 0.032, hash(index, 19)));
    if (Math.hypot(head[0] - tail[0], head[1] - tail[1]) > 0.5) {
      const gradient = context.createLinearGradient(...tail, ...head);
      gradient.addColorStop(0, css(color, 0));
      gradient.addColorStop(1, css(color, fade * 0.9));
      strokeLine(context, [tail, head], gradient, width);
    }
    glow(context, head, width * 3.2, color, fade * 0.7);
  }
}

/** At the end every rack gives its light back to the call. */
function drawAscent(context: Context, view: View, t: number) {
  if (t < 18.5 || t > 21.6) return;
  context.lineCap = 'round';
  for (const [index, { x, y, height, reach, seed }] of racks.entries()) {
    for (let spark = 0; spark < 6; spark += 1) {
      const chance = hash(index, spark, 21);
      const start = sinkMoment({ reach, seed }) - 0.15 + chance * 0.75;
      const end = start + mix(1.1, 1.6, hash(index, spark, 22));
      if (t < start || t > end) continue;
      const turn = mix(0.7, 1.8, hash(index, spark, 23));
      const place = (moment: number): Dot => {
        const q = progress(moment, start, end);
        const e = q * q * (3 - 2 * q);
        const angle = turn * e;
        const radius = 1 - e;
        return view.project(
          (x * Math.cos(angle) - y * Math.sin(angle)) * radius,
          (x * Math.sin(angle) + y * Math.cos(angle)) * radius,
          mix(height, callHeight, e) + Math.sin(e * Math.PI) * 0.9 * hash(index, spark, 24),
        );
      };
      const fade = smooth(t, start, start + 0.3) * (1 - smooth(t, end - 0.25, end));
      const color = (seed + chance) % 1 > 0.5 ? cyan : violet;
      const [head, tail] = [place(t), place(t - 0.06)];
      const width = Math.max(1.3, view.zoom * 0.009);
      const gradient = context.createLinearGradient(...tail, ...head);
      gradient.addColorStop(0, css(color, 0));
      gradient.addColorStop(1, css(color, fade * 0.9));
      strokeLine(context, [tail, head], gradient, width);
      glow(context, head, width * 4, color, fade * 0.75);
    }
  }
}

/** Motes in the air, which give the darkness its depth. */
function drawDust(context: Context, view: View, t: number, size: Size) {
  for (let mote = 0; mote < 70; mote += 1) {
    // Each rises a whole number of times in the film.
    const rounds = 1 + Math.floor(hash(mote, 31) * 2);
    const q = (hash(mote, 32) + (t / seconds) * rounds) % 1;
    const place = view.project(
      (hash(mote, 33) - 0.5) * 9,
      (hash(mote, 34) - 0.5) * 9,
      mix(-0.2, 4, q),
    );
    const twinkle = 0.6 + 0.4 * Math.sin((t / seconds) * Math.PI * 2 * (3 + (mote % 4)) + mote);
    const near = hash(mote, 35);
    const alpha = Math.sin(q * Math.PI) * twinkle * mix(0.12, 0.42, near);
    glow(context, place, size.height * mix(0.003, 0.0075, near ** 3), violet, alpha);
  }
}

/** The call strikes the ground: a flash and two rings. */
function drawImpact(context: Context, view: View, t: number, size: Size) {
  const flash = window(t, story.impact - 0.06, story.impact + 1.5, 0.08, 1.4);
  if (flash <= 0) return;
  const unit = size.height / 1080;
  const place = view.project(0, 0);
  glow(context, place, 620 * unit, indigo, 0.85 * flash, 0.55);
  glow(context, place, 260 * unit, violet, 0.7 * flash ** 2, 0.55);
  glow(context, place, 90 * unit, white, flash ** 4, 0.55);
  for (const [delay, strength] of [
    [0, 0.7],
    [0.14, 0.4],
  ] as const) {
    const q = easeOut(progress(t, story.impact + delay, story.impact + delay + 1.6));
    const alpha = strength * (1 - q) ** 0.8 * Math.min(1, q * 8);
    drawRing(context, view, q * 3.6, css(cyan, alpha), 2.4 * unit);
  }
}

/** The single call: a point of light that falls, strikes the ground and, in the end, is born again. */
function drawCall(context: Context, view: View, t: number, size: Size) {
  const fall = easeIn(progress(t, ...story.fall));
  const isBack = t > 15;
  const hover = callHeight + 0.05 * Math.sin((t / seconds) * Math.PI * 2 * 7);
  const height = isBack ? hover : mix(hover, 0, fall);
  const presence = isBack
    ? smooth(t, 19.3, 21.2)
    : 1 - smooth(t, story.impact, story.impact + 0.12);
  const unit = size.height / 1080;
  const place = view.project(0, 0, height);
  if (presence > 0) {
    const foot = view.project(0, 0);
    const beam = context.createLinearGradient(...place, ...foot);
    beam.addColorStop(0, css(violet, 0.5 * presence));
    beam.addColorStop(1, css(indigo, 0.05 * presence));
    strokeLine(context, [place, foot], beam, 1.5 * unit);
    if (fall > 0 && !isBack) {
      const tail = view.project(0, 0, height + 1.6 * fall);
      const streak = context.createLinearGradient(...place, ...tail);
      streak.addColorStop(0, css(white, 0.9));
      streak.addColorStop(1, css(indigo, 0));
      strokeLine(context, [place, tail], streak, 5 * unit);
    }
    // Rings of the call spread on the ground beneath it; seven of them in the film, so that they loop.
    for (let ring = 0; ring < 3; ring += 1) {
      const q = ((t / seconds) * 14 + ring / 3) % 1;
      const radius = mix(0.1, 1.5, q);
      drawRing(
        context,
        view,
        radius,
        css(violet, presence * (1 - q) ** 2 * Math.min(1, q * 6) * 0.5),
        2 * unit,
      );
    }
    const beat = 1 + 0.07 * Math.sin((t / seconds) * Math.PI * 2 * 14);
    glow(context, place, 190 * unit * beat, indigo, 0.6 * presence);
    glow(context, place, 74 * unit * beat, violet, 0.9 * presence);
    glow(context, place, 30 * unit, cyan, presence);
    glow(context, place, 17 * unit, white, presence);
    glow(context, place, 11 * unit, white, presence);
  }
}

function drawRing(context: Context, view: View, radius: number, style: string, width: number) {
  const dots = Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 72) * Math.PI * 2;
    return view.project(Math.cos(angle) * radius, Math.sin(angle) * radius);
  });
  strokeLine(context, dots, style, width);
}

/** Darkens the rim, and the foot for the words. */
function drawShade(context: Context, { width, height }: Size) {
  const foot = context.createLinearGradient(0, height * 0.68, 0, height);
  foot.addColorStop(0, css(ground, 0));
  foot.addColorStop(0.55, css(ground, 0.84));
  foot.addColorStop(1, css(ground, 0.92));
  context.fillStyle = foot;
  context.fillRect(0, height * 0.68, width, height * 0.32);
}

export const scene: Scene = {
  name: 'product-film',
  seconds,
  fps: 30,
  width: 1920,
  height: 1080,
  encoding: {
    size: { width: 1600, height: 900 },
    h264: { kilobits: 340, size: { width: 1280, height: 720 } },
    av1: { crf: 57, grain: 6 },
  },
  poster: { at: 16.9, size: { width: 1600, height: 900 }, quality: 4 },
  draw,
  sound: (sampleRate, channel) => ambientBed(seconds, sampleRate, channel),
};
