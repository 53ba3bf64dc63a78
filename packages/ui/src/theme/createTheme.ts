import { contrastOf, failingPairs } from './contrast.ts';
import { givenOf, type Optional } from '../internal/optional.ts';
import type { ColorRoles } from './roles.ts';
import { shapeVariables, type ThemeShape } from './shape.ts';

/** A brand's colours: three are enough; the other roles are derived from them. */
export type BrandColors = Pick<ColorRoles, 'page' | 'text' | 'accent'> & Optional<ColorRoles>;

export interface ThemeOptions<Name extends string> extends ThemeShape {
  /** Specifies the name, which the provider's element carries as `data-theme`. */
  readonly name: Name;
  /** Specifies the colours, each as `#rrggbb`; any omitted ones are derived from `page`, `text` and `accent`. */
  readonly colors: BrandColors;
  /** Specifies the colours of the theme's dark half. @default none: the theme has one set of colours */
  readonly dark?: BrandColors | undefined;
  /** Specifies which half of a theme with `dark` is used: the one that the visitor's system asks for, or always one. @default 'system' */
  readonly scheme?: 'system' | 'light' | 'dark' | undefined;
}

/** A look that a provider gives to everything inside it. */
export interface Theme<Name extends string = string> {
  /** The name, which the provider’s element carries as `data-theme`. */
  readonly name: Name;
  /** The colours, by their roles. */
  readonly colors: ColorRoles;
  /** The colours of the dark half, if there is one. */
  readonly dark?: ColorRoles | undefined;
  /** Which half is used, if there are two. */
  readonly scheme?: 'system' | 'light' | 'dark' | undefined;
  /** The CSS variables of its corners, typefaces and density, by name. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/**
 * Makes a theme from a brand's colours, corners, typefaces and density. In development the console lists each pair of
 * roles that fails WCAG 2.2 AA contrast, with its ratio; `failingPairs` returns the same list for a set of colours.
 *
 * @throws TypeError that names each colour not written as `#rrggbb`, and a shadow or font that isn't a valid CSS value.
 */
export function createTheme<const Name extends string>(options: ThemeOptions<Name>): Theme<Name> {
  const { name, colors, dark, scheme, font, ...shape } = options;
  if (font !== undefined && !isPlainCss(font))
    throw new TypeError(`The theme '${name}' needs a font-family, and has '${font}'.`);
  return {
    name,
    scheme,
    variables: shapeVariables({ font, ...shape }),
    colors: completeColors(name, colors),
    ...(dark && { dark: completeColors(`${name}, dark`, dark) }),
  };
}

/** Every role of a theme or of one half, with a report of the pairs that fail. */
function completeColors(name: string, given: BrandColors): ColorRoles {
  const { page, text, accent } = given;
  const colors = { ...givenOf<ColorRoles>(given), page, text, accent };
  checkColors(name, colors);
  const complete = { ...deriveColors(colors), ...colors };
  if (process.env.NODE_ENV !== 'production') {
    for (const { front, back, ratio, minRatio } of failingPairs(complete)) {
      console.warn(
        `The theme '${name}': ${front} on ${back} has a contrast of ${ratio.toFixed(2)}, and needs ${String(minRatio)}.`,
      );
    }
  }
  return complete;
}

/** Whether a value can't end its CSS declaration. */
function isPlainCss(value: string): boolean {
  return !/[;{}<]/.test(value);
}

function checkColors(name: string, colors: Partial<ColorRoles>): void {
  const faults = Object.entries(colors).filter(([role, value]) => {
    if (role === 'scheme') return value !== 'light' && value !== 'dark';
    if (role === 'shade') return !isPlainCss(value);
    return !/^#[\da-f]{6}$/i.test(value);
  });
  if (faults.length === 0) return;
  const list = faults.map(([role, value]) => `${role} '${value}'`).join(', ');
  throw new TypeError(`The theme '${name}' needs colours such as #1b2566, and has ${list}.`);
}

/** Every role, derived from three colours. */
function deriveColors({ page, text, accent }: BrandColors): ColorRoles {
  const isDark = contrastOf(page, white) > contrastOf(page, black);
  const positive = isDark ? '#5fd0a3' : '#0b7a4e';
  return {
    page,
    text,
    accent,
    glow: mix(page, accent, 0.3),
    surface: isDark ? mix(page, text, 0.05) : mix(page, white, 0.7),
    raised: isDark ? mix(page, text, 0.09) : mix(page, white, 0.4),
    muted: mix(text, page, 0.28),
    border: mix(page, text, 0.2),
    onAccent: readableOn(accent, [page, text]),
    soft: mix(page, accent, 0.18),
    highlight: accent,
    positive,
    onPositive: readableOn(positive, [page, text]),
    idle: mix(page, text, 0.12),
    onIdle: mix(text, page, 0.25),
    warning: isDark ? '#ffc46b' : '#8a5a00',
    focus: isDark ? '#ffd98a' : '#0c4fc4',
    shade: isDark ? '0 1.5rem 3.5rem rgb(2 4 16 / 55%)' : '0 1.25rem 3rem rgb(12 30 58 / 9%)',
    scheme: isDark ? 'dark' : 'light',
  };
}

const white = '#ffffff';
const black = '#000000';

/** Mixes a share of `other`, from 0 to 1, into `color`. */
function mix(color: string, other: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(part(color, at) * (1 - share) + part(other, at) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The first of the brand's own colours that's readable on a background, otherwise black or white. */
function readableOn(ground: string, own: readonly string[]): string {
  const readable = own.find((color) => contrastOf(color, ground) >= 4.5);
  return readable ?? (contrastOf(white, ground) > contrastOf(black, ground) ? white : black);
}
