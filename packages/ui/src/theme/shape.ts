import { tokens } from './tokens.ts';

/** What a theme sets besides its colours. What it leaves out stays as outside its provider. */
export interface ThemeShape {
  /** The roundness of corners: square, slightly rounded, or round with pill-shaped buttons. @default 'large' */
  readonly radius?: 'none' | 'small' | 'large' | undefined;
  /** The typefaces, as a CSS `font-family`. @default Alexandria, which has both scripts */
  readonly font?: string | undefined;
  /**
   * The space around and between things: 'compact' is three quarters, with targets of 40 px instead of 48, for screens
   * that are used with a mouse.
   * @default 'comfortable'
   */
  readonly density?: 'comfortable' | 'compact' | undefined;
}

const radii = {
  none: { s: '0', m: '0', l: '0', pill: '0' },
  small: { s: '0.25rem', m: '0.375rem', l: '0.5rem', pill: '0.375rem' },
} as const;

/** The CSS variables that a shape sets, by name. */
export function shapeVariables({ radius, font, density }: ThemeShape) {
  return {
    ...(radius && named('radius', radius === 'large' ? tokens.radius : radii[radius])),
    ...(font !== undefined && named('font', { family: font })),
    ...(density && spaceOf(density)),
  };
}

function spaceOf(density: 'comfortable' | 'compact') {
  if (density === 'comfortable')
    return { ...named('space', tokens.space), ...target(tokens.target) };
  const space = Object.entries(tokens.space).map(([name, length]) => [
    name,
    `calc(0.75 * ${length})`,
  ]);
  return { ...named('space', Object.fromEntries(space) as object), ...target('2.5rem') };
}

const target = (size: string) => ({ '--showcase-target': size });

function named(group: string, values: object): Readonly<Record<string, string>> {
  const entries = Object.entries(values).map(([name, value]) => [
    `--showcase-${group}-${name}`,
    String(value),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}
