import { css } from 'styled-components';
import type { Theme } from './createTheme.ts';
import type { ColorRoles } from './roles.ts';
import { colorVariables } from './theme.ts';

/** The declarations that apply a theme to an element and everything inside it. */
export function themeVariables({ colors, dark, scheme = 'system', variables = {} }: Theme) {
  return css`
    ${colorsOf(dark && scheme === 'dark' ? dark : colors)}
    ${Object.entries(variables).map(([name, value]) => `${name}:${value};`)}
    ${
      dark &&
      scheme === 'system' &&
      css`
        @media (prefers-color-scheme: dark) {
          ${colorsOf(dark)}
        }
      `
    }
  `;
}

function colorsOf(colors: ColorRoles): string {
  const names = Object.entries(colorVariables) as [keyof ColorRoles, string][];
  return names.map(([role, name]) => `${name}:${colors[role]};`).join('');
}
