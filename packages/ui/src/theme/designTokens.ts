import { motion } from '../motion/motion.ts';
import type { ColorRoles } from './roles.ts';
import type { Theme } from './createTheme.ts';
import { themes } from './themes.ts';
import { tokens } from './tokens.ts';

/** The key of our extension to a token, which other tools ignore. */
const extension = 'com.showcase.ui';

/**
 * The tokens and themes in the format of the Design Tokens Community Group (2025.10), for design tools. A fluid length
 * is given as its largest value, with its smallest value and its CSS as extensions.
 */
export function designTokens() {
  const { font, space, radius, target } = tokens;
  const { family, lineBody, lineHeading, lineArabic, lineArabicHeading, ...sizes } = font;
  return {
    color: { $type: 'color', ...mapValues(themes, colorsOf) },
    font: {
      family: { $type: 'fontFamily', $value: family.split(', ').map((name) => unquoted(name)) },
      size: { $type: 'dimension', ...mapValues(sizes, lengthOf) },
      lineHeight: {
        $type: 'number',
        ...mapValues({ lineBody, lineHeading, lineArabic, lineArabicHeading }, (value) => ({
          $value: Number(value),
        })),
      },
    },
    space: { $type: 'dimension', ...mapValues(space, lengthOf) },
    radius: { $type: 'dimension', ...mapValues(radius, lengthOf) },
    target: { $type: 'dimension', ...lengthOf(target) },
    motion: {
      duration: { $type: 'duration', $value: { value: motion.seconds, unit: 's' } },
      curve: { $type: 'cubicBezier', $value: motion.curve },
    },
  };
}

function colorsOf({ colors }: Theme) {
  const { scheme, shade, ...roles } = colors;
  return {
    $extensions: { [extension]: { scheme } },
    ...mapValues(roles, (hex) => ({ $value: colorOf(hex) })),
    shade: { $type: 'shadow', $value: shadowOf(shade) },
  };
}

function colorOf(hex: ColorRoles['page']) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { ...srgb(channels), hex };
}

function srgb(channels: readonly number[]) {
  const components = channels.map((channel) => Number((channel / 255).toFixed(4)));
  return { colorSpace: 'srgb', components };
}

/** The parts of a shadow such as `0 1.5rem 3.5rem rgb(2 4 16 / 55%)`. */
function shadowOf(css: string) {
  const parts = /^(\S+) (\S+) (\S+) rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css);
  if (!parts) throw new TypeError(`'${css}' is not a shadow that can be written as a token.`);
  const [, offsetX = '', offsetY = '', blur = '', ...color] = parts;
  const [percentage = 100, ...channels] = color.map(Number).reverse();
  return {
    color: { ...srgb(channels.reverse()), alpha: percentage / 100 },
    offsetX: remOf(offsetX),
    offsetY: remOf(offsetY),
    blur: remOf(blur),
    spread: remOf('0'),
  };
}

/** A length in rem, or a `clamp()` between two of them. A share of the width may cap both. */
function lengthOf(css: string) {
  const [min, max] = /^(?:min\()?clamp\((\S+), .+, (?:min\()?([\d.]+rem)/.exec(css)?.slice(1) ?? [];
  if (min === undefined || max === undefined)
    return { $value: remOf(/^min\(([\d.]+rem), /.exec(css)?.[1] ?? css) };
  return {
    $value: remOf(max),
    $extensions: { [extension]: { min: remOf(min), css } },
  };
}

function remOf(css: string) {
  const value = /^([\d.]+)(?:rem)?$/.exec(css)?.[1];
  if (value === undefined) throw new TypeError(`'${css}' is not a length in rem.`);
  return { value: Number(value), unit: 'rem' };
}

function unquoted(name: string) {
  return name.replaceAll("'", '');
}

function mapValues<Name extends string, From, To>(
  from: Readonly<Record<Name, From>>,
  change: (value: From) => To,
): Readonly<Record<Name, To>> {
  const entries = Object.entries<From>(from).map(([name, value]) => [name, change(value)]);
  return Object.fromEntries(entries) as Readonly<Record<Name, To>>;
}
