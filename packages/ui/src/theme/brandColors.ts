import { givenOf, type Optional } from '../internal/optional.ts';
import { contrastOf } from './contrast.ts';
import type { ColorRoles } from './roles.ts';

/** A brand's colours: three are enough; the other roles are derived from them. */
export type BrandColors = Pick<ColorRoles, 'page' | 'text' | 'accent'> & Optional<ColorRoles>;

/** Every role, given or derived from three colours. */
export function completeColors(given: BrandColors): ColorRoles {
  const { page, text, accent } = given;
  return { ...deriveColors(given), ...givenOf<ColorRoles>(given), page, text, accent };
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
