import { createTheme, css } from 'styled-components';
import { tokens, worlds, type ColorRoles, type ThemeName } from './tokens.ts';

/**
 * CSS variables with fallbacks: `theme.color.accent` is `var(--showcase-color-accent, #93a5ff)`.
 * Components use these directly, so they also work without a provider.
 */
export const theme = createTheme(
  { ...tokens, color: worlds.midnight as ColorRoles },
  { prefix: 'showcase' },
);

const roles = Object.keys(worlds.midnight) as (keyof ColorRoles)[];

/** The declarations that turn an element and everything inside it into a world. */
export function worldVariables(name: ThemeName) {
  return css`
    ${roles.map((role) => `${theme.vars.color[role]}:${worlds[name][role]};`).join('')}
  `;
}
