import { createTheme as createVariables } from 'styled-components';
import { midnight } from './midnight.ts';
import type { ColorRoles } from './roles.ts';
import { tokens, type Tokens } from './tokens.ts';

/** Every token and every role of a theme, as a CSS variable. */
export interface ThemeTokens extends Tokens {
  /** The colours, by their roles. */
  readonly color: Readonly<Record<keyof ColorRoles, string>>;
}

const variables = createVariables({ ...tokens, color: midnight }, { prefix: 'showcase' });

/**
 * CSS variables with fallbacks: `theme.color.accent` is `var(--showcase-color-accent, #93a5ff)`.
 * Components use these directly, so they also work without a provider.
 */
export const theme: ThemeTokens = variables;

/** The names of the variables of the roles: `--showcase-color-accent`. */
export const colorVariables: ThemeTokens['color'] = variables.vars.color;
