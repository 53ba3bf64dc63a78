import { completeColors, type BrandColors } from './brandColors.ts';
import { failingPairs } from './failingPairs.ts';
import { givenOf } from '../internal/optional.ts';
import type { ColorRoles } from './roles.ts';
import { shapeVariables, type ThemeShape } from './shape.ts';

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
    colors: checkedColors(name, colors),
    ...(dark && { dark: checkedColors(`${name}, dark`, dark) }),
  };
}

/** Every role of a theme or of one half, with a report of the pairs that fail. */
function checkedColors(name: string, given: BrandColors): ColorRoles {
  const { page, text, accent } = given;
  checkColors(name, { ...givenOf<ColorRoles>(given), page, text, accent });
  if (process.env.NODE_ENV !== 'production') {
    for (const { front, back, ratio, minRatio } of failingPairs(given)) {
      console.warn(
        `The theme '${name}': ${front} on ${back} has a contrast of ${ratio.toFixed(2)}, and needs ${String(minRatio)}.`,
      );
    }
  }
  return completeColors(given);
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
