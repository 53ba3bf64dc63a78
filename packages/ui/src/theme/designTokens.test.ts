import { describe, expect, it } from 'vitest';
import { designTokens } from './designTokens.ts';
import { themes } from './themes.ts';
import { tokens } from './tokens.ts';

/** The shape of each type's values in the Design Tokens format (2025.10). */
const dimension = {
  value: expect.any(Number) as number,
  unit: expect.stringMatching(/^(rem|px)$/),
};
const share = expect.toSatisfy((value) => Number(value) >= 0 && Number(value) <= 1) as number;
const color = { colorSpace: 'srgb', components: [share, share, share] };
const shapes: Readonly<Record<string, unknown>> = {
  color: { ...color, hex: expect.stringMatching(/^#[\da-f]{6}$/) as string },
  dimension,
  duration: { value: expect.any(Number) as number, unit: 's' },
  number: expect.any(Number),
  fontFamily: expect.arrayContaining([expect.stringMatching(/^[^'",]+$/)]),
  cubicBezier: [share, expect.any(Number), share, expect.any(Number)],
  shadow: {
    color: { ...color, alpha: share },
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
  },
};

interface Token {
  readonly path: string;
  readonly type: string;
  readonly value: unknown;
}

/** Every token of a group. Its type is its own, or that of the nearest enclosing group. */
function tokensIn(group: object, path = '', inherited = ''): readonly Token[] {
  const { $type = inherited, $value } = group as { $type?: string; $value?: unknown };
  if ($value !== undefined) return [{ path, type: $type, value: $value }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => tokensIn(inner as object, `${path}.${name}`, $type));
}

// As written to a file.
const file = JSON.parse(JSON.stringify(designTokens())) as ReturnType<typeof designTokens>;
const all = tokensIn(file);

describe('design tokens', () => {
  it.each(all)('$path is a valid $type', ({ type, value }) => {
    expect(Object.keys(shapes)).toContain(type);
    expect(value).toEqual(shapes[type]);
  });

  it('have names that the format allows', () => {
    for (const { path } of all) expect(path).toMatch(/^(\.[^.{}$][^.{}]*)+$/);
  });

  it('contain every colour of every theme', () => {
    for (const [name, { colors }] of Object.entries(themes)) {
      const { scheme, ...roles } = colors;
      const group = file.color[name as keyof typeof themes];
      const paths = tokensIn(group, '', 'color').map(({ path }) => path.slice(1));
      expect(paths.sort()).toEqual(Object.keys(roles).sort());
      expect(group.$extensions['com.showcase.ui']?.scheme).toBe(scheme);
      expect(group.page.$value.hex).toBe(colors.page);
    }
  });

  it('give a fluid length as its largest value', () => {
    expect(file.font.size.display).toEqual({
      $value: { value: 6, unit: 'rem' },
      $extensions: {
        'com.showcase.ui': { min: { value: 2.5, unit: 'rem' }, css: tokens.font.display },
      },
    });
    expect(file.space.m).toEqual({ $value: { value: 1.25, unit: 'rem' } });
  });

  it('write channels as fractions of one', () => {
    expect(file.color.porcelain.onAccent.$value.components).toEqual([1, 1, 1]);
    expect(file.color.midnight.page.$value.components).toEqual([0.0275, 0.0392, 0.102]);
  });
});
