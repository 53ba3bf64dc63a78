/** Colours as numbers, for films, and as codes such as `#0e0f12`, for pictures. */
import { clamp, mix } from './curves.ts';

/** Each channel from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`. */
function hex(code: string): Color {
  const bits = Number.parseInt(code.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** The colours of a palette as numbers. */
export const colorsOf = <Name extends string>(codes: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(codes).map(([name, code]) => [name, hex(code)]),
  ) as Readonly<Record<Name, Color>>;

export const blend = (from: Color, to: Color, amount: number): Color => [
  mix(from[0], to[0], amount),
  mix(from[1], to[1], amount),
  mix(from[2], to[2], amount),
];

/** Blends two codes into a third; `amount` is clamped to 0 and 1. */
export const blendHex = (from: string, to: string, amount: number): string =>
  `#${blend(hex(from), hex(to), clamp(amount))
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`;

export const css = ([red, green, blue]: Color, alpha = 1) =>
  `rgb(${red.toFixed(1)} ${green.toFixed(1)} ${blue.toFixed(1)} / ${clamp(alpha).toFixed(4)})`;
