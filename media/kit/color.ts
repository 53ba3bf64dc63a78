import { clamp, mix } from './curves.ts';

export type Color = readonly [red: number, green: number, blue: number];

export function hex(code: string): Color {
  const bits = Number.parseInt(code.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

export const blend = (from: Color, to: Color, amount: number): Color => [
  mix(from[0], to[0], amount),
  mix(from[1], to[1], amount),
  mix(from[2], to[2], amount),
];

export const css = ([red, green, blue]: Color, alpha = 1) =>
  `rgb(${red.toFixed(1)} ${green.toFixed(1)} ${blue.toFixed(1)} / ${clamp(alpha).toFixed(4)})`;

/** The palettes of the showcase's worlds, as light on a ground. */
export const graphite = {
  ground: hex('#0e0f12'),
  shade: hex('#08090b'),
  steel: hex('#1b1d26'),
  steelLit: hex('#343847'),
  indigo: hex('#5b5bff'),
  violet: hex('#8f93ff'),
  cyan: hex('#5ce1e6'),
  white: hex('#f3f5ff'),
} as const;
