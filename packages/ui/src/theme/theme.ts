import { createTheme as createVariables } from 'styled-components';
import { midnight } from './midnight.ts';
import { tokens } from './tokens.ts';

/**
 * CSS variables with fallbacks: `theme.color.accent` is `var(--showcase-color-accent, #93a5ff)`.
 * Components use these directly, so they also work without a provider.
 */
export const theme = createVariables({ ...tokens, color: midnight }, { prefix: 'showcase' });
