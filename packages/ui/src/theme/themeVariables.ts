import { css } from 'styled-components';
import type { Theme, ThemeShape } from './createTheme.ts';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';

/** The declarations that apply a theme to an element and everything inside it. */
export function themeVariables({ colors, dark, scheme = 'system', ...shape }: Theme) {
  const { color } = theme.vars;
  const always = declarations(color, dark && scheme === 'dark' ? dark : colors);
  return css`
    ${always}${shapeVariables(shape)}
    ${dark && scheme === 'system' && mediaDark(declarations(color, dark))}
  `;
}

const mediaDark = (content: string) => css`
  @media (prefers-color-scheme: dark) {
    ${content}
  }
`;

const radii = {
  none: { s: '0', m: '0', l: '0', pill: '0' },
  small: { s: '0.25rem', m: '0.375rem', l: '0.5rem', pill: '0.375rem' },
  large: tokens.radius,
} as const;

const compactSpace = Object.fromEntries(
  Object.entries(tokens.space).map(([name, length]) => [name, `calc(0.75 * ${length})`]),
);

function shapeVariables({ radius, font, density }: ThemeShape): string {
  const { vars } = theme;
  const isCompact = density === 'compact';
  return [
    radius && declarations(vars.radius, radii[radius]),
    font !== undefined && declarations({ family: vars.font.family }, { family: font }),
    density && declarations(vars.space, isCompact ? compactSpace : tokens.space),
    density && declarations(vars, { target: isCompact ? '2.5rem' : tokens.target }),
  ]
    .filter(Boolean)
    .join('');
}

/** Sets CSS variables, by their names, to values. */
function declarations(names: object, values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${String(names[name as keyof typeof names])}:${String(value)};`)
    .join('');
}
