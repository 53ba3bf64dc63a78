import { createTheme as createVariables, css } from 'styled-components';
import type { Theme } from './createTheme.ts';
import type { ColorRoles } from './roles.ts';
import { midnight } from './midnight.ts';
import { tokens } from './tokens.ts';

/**
 * CSS variables with fallbacks: `theme.color.accent` is `var(--showcase-color-accent, #93a5ff)`.
 * Components use these directly, so they also work without a provider.
 */
export const theme = createVariables({ ...tokens, color: midnight }, { prefix: 'showcase' });

const roles = Object.keys(midnight) as (keyof ColorRoles)[];

/** The declarations that apply the colours of a theme to an element and everything inside it. */
export function themeVariables({ colors }: Theme) {
  return css`
    ${roles.map((role) => `${theme.vars.color[role]}:${colors[role]};`).join('')}
  `;
}
