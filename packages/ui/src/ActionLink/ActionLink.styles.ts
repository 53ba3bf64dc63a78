import { styled } from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.a`
  ${focusRing}
  display: inline-grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: max(${theme.target}, 3.5em);
  padding: 0.7rem ${theme.space.m};
  border: 2px solid transparent;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.onAccent};
  background: ${theme.color.accent};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition:
    background-color 0.2s,
    border-color 0.2s,
    transform 0.2s;

  &[data-variant='secondary'] {
    border-color: color-mix(in srgb, ${theme.color.accent} 55%, transparent);
    color: ${theme.color.text};
    background: ${theme.color.soft};
  }

  &[href]:hover {
    border-color: ${theme.color.text};
    background: ${theme.color.highlight};
  }

  &[data-variant='secondary'][href]:hover {
    background: ${theme.color.raised};
  }

  &[href]:active {
    transform: scale(0.97);
  }

  &[aria-disabled] {
    border: 2px dashed color-mix(in srgb, ${theme.color.onIdle} 55%, transparent);
    color: ${theme.color.onIdle};
    background: ${theme.color.idle};
    cursor: not-allowed;
  }

  > [lang] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  svg {
    font-size: 1.1em;
  }

  /* Each language begins with an arrow that points back in its direction. */
  &[data-return] > * {
    grid-auto-flow: column;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${theme.space.s};
  }

  &[data-return] > span:only-child {
    display: grid;
    grid-column: 1 / -1;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &[href]:active {
      transform: none;
    }
  }
`;

export const Reason = styled.span`
  color: ${theme.color.onIdle};
  font-size: ${theme.font.small};
  font-weight: 400;
`;

export const Dot = styled.span`
  inline-size: 0.375rem;
  block-size: 0.375rem;
  border-radius: 50%;
  background: currentcolor;
`;
