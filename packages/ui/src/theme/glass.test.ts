import { describe, expect, it } from 'vitest';
import { glassOpacity } from './glass.mixins.ts';
import { themeNames, worlds, type ColorRoles } from './tokens.ts';

type Color = readonly number[];

const parse = (hex: string): Color =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

const over = (top: Color, beneath: Color): Color =>
  top.map(
    (value, index) => (value * glassOpacity + (beneath[index] ?? 0) * (100 - glassOpacity)) / 100,
  );

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const frames = ['#ffffff', '#000000', '#ff0000', '#00ff00', '#0000ff'];
const leastContrast = (world: ColorRoles, role: keyof ColorRoles) =>
  Math.min(
    ...frames.map((frame) =>
      contrast(parse(world[role]), over(parse(world.surface), parse(frame))),
    ),
  );

describe('glass over any frame', () => {
  it.each(themeNames)('keeps AA contrast for texts in the world %s', (name) => {
    expect(leastContrast(worlds[name], 'text')).toBeGreaterThanOrEqual(4.5);
    expect(leastContrast(worlds[name], 'muted')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['highlight', 'accent', 'positive', 'warning', 'focus'] as const)(
    'keeps AA contrast for %s at dusk',
    (role) => {
      expect(leastContrast(worlds.dusk, role)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
