import { afterEach, describe, expect, it, vi } from 'vitest';
import { contrastOf } from './contrast.ts';
import { colorPairs, failingPairs } from './failingPairs.ts';
import { createTheme } from './createTheme.ts';
import { themeNames, themes } from './themes.ts';

const brand = { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a theme made from a brand’s colours', () => {
  it.each([
    ['light', brand],
    ['dark', { page: '#10051f', text: '#f8f2ff', accent: '#c9a2ff' }],
  ])('has every role and passes AA: %s', (scheme, colors) => {
    const theme = createTheme({ name: 'brand', colors });
    expect(Object.keys(theme.colors).sort()).toEqual(Object.keys(themes.dusk.colors).sort());
    expect(theme.colors).toMatchObject({ ...colors, scheme });
    expect(failingPairs(theme.colors)).toEqual([]);
  });

  it('keeps the given colours', () => {
    const colors = { ...brand, highlight: '#5a3d00', shade: '0 0 1px #000' };
    expect(createTheme({ name: 'brand', colors }).colors).toMatchObject(colors);
  });

  it('derives undefined colours', () => {
    const { colors } = createTheme({ name: 'brand', colors: { ...brand, muted: undefined } });
    expect(colors).toEqual(createTheme({ name: 'brand', colors: brand }).colors);
  });

  it('reports each failing pair, with its ratio', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { colors } = createTheme({ name: 'pale', colors: { ...brand, accent: '#e8b9a8' } });
    const failing = failingPairs(colors);
    expect(failing.map(({ front, back }) => `${front} on ${back}`)).toContain('accent on page');
    for (const { front, back, ratio, minRatio } of failing) {
      expect(ratio).toBeCloseTo(contrastOf(colors[front], colors[back]), 10);
      expect(ratio).toBeLessThan(minRatio);
      expect(warn).toHaveBeenCalledWith(
        `The theme 'pale': ${front} on ${back} has a contrast of ${ratio.toFixed(2)}, and needs ${String(minRatio)}.`,
      );
    }
    expect(warn).toHaveBeenCalledTimes(failing.length);
  });

  it('derives and reports its dark half as well', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const dark = { page: '#10051f', text: '#f8f2ff', accent: '#3a2a55' };
    const theme = createTheme({ name: 'pair', colors: brand, dark, radius: 'none' });
    expect(theme).toMatchObject({
      dark: { ...dark, scheme: 'dark' },
      variables: { '--showcase-radius-pill': '0' },
    });
    expect(theme.colors).toMatchObject({ ...brand, scheme: 'light' });
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^The theme 'pair, dark': accent on/));
  });

  it('rejects a font that would end its declaration', () => {
    const font = 'Inter; } body { display: none';
    expect(() => createTheme({ name: 'brand', colors: brand, font })).toThrow('font-family');
  });

  it.each([
    [{ accent: 'red' }, "accent 'red'"],
    [{ text: undefined as never }, "text 'undefined'"],
    [{ page: '#fff', text: '#12345g' }, "page '#fff', text '#12345g'"],
    [{ shade: '0 0 1px #000; } body { display: none' }, 'shade'],
    [{ scheme: 'dim' as never }, "scheme 'dim'"],
  ])('rejects %j', (fault, named) => {
    expect(() => createTheme({ name: 'brand', colors: { ...brand, ...fault } })).toThrow(named);
  });
});

it.each(themeNames)('the theme %s passes AA in every pair', (name) => {
  expect(themes[name].name).toBe(name);
  expect(failingPairs(themes[name].colors)).toEqual([]);
  expect(colorPairs.length).toBeGreaterThan(20);
});
