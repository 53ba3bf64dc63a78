/** Tokens and themes, as plain data and pure functions: no CSS, no React, safe to import anywhere. */
export type { BrandColors } from './theme/brandColors.ts';
export { createTheme, type Theme, type ThemeOptions } from './theme/createTheme.ts';
export type { ThemeShape } from './theme/shape.ts';
export {
  failingPairs,
  type ColorPair,
  type ColorRole,
  type FailingPair,
} from './theme/failingPairs.ts';
export type { ColorRoles } from './theme/roles.ts';
export { themes, type ThemeName } from './theme/themes.ts';
export { tokens, type Tokens } from './theme/tokens.ts';
