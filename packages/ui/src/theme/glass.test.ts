import { describe, expect, it } from 'vitest';
import { contrast, parseColor, type Color } from './contrast.ts';
import { glassOpacity } from './glass.mixins.ts';
import type { ColorRoles } from './roles.ts';
import { themeNames, themes } from './themes.ts';

function over(top: Color, beneath: Color): Color {
  const mix = (index: 0 | 1 | 2) =>
    (top[index] * glassOpacity + beneath[index] * (100 - glassOpacity)) / 100;
  return [mix(0), mix(1), mix(2)];
}

const frames = ['#ffffff', '#000000', '#ff0000', '#00ff00', '#0000ff'];
const minContrast = (colors: ColorRoles, role: keyof ColorRoles) =>
  Math.min(
    ...frames.map((frame) =>
      contrast(parseColor(colors[role]), over(parseColor(colors.surface), parseColor(frame))),
    ),
  );

describe('glass over any frame', () => {
  it.each(themeNames)('keeps AA contrast for text in the theme %s', (name) => {
    expect(minContrast(themes[name].colors, 'text')).toBeGreaterThanOrEqual(4.5);
    expect(minContrast(themes[name].colors, 'muted')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['highlight', 'accent', 'positive', 'warning', 'focus'] as const)(
    'keeps AA contrast for %s at dusk',
    (role) => {
      expect(minContrast(themes.dusk.colors, role)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
