import { css, styled } from 'styled-components';
import { star } from '../i18n/halves.mixins.ts';
import { focusRing } from '../theme/mixins.ts';
import { portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/* Each language has a line. */
const stacked = css`
  grid-template-columns: minmax(0, 1fr);
  gap: 0;

  > [lang] ~ :not([lang]) {
    display: none;
  }
`;

export const Root = styled.a`
  ${focusRing}
  display: inline-grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  max-inline-size: 100%;
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

  @media (max-width: 30rem) {
    gap: min(${theme.space.s}, 2.5vw);
    padding-inline: min(${theme.space.m}, 5vw);
    font-size: min(${theme.font.body}, 5vw);
  }

  &[data-single] {
    grid-template-columns: minmax(0, auto) auto;
    justify-content: center;
  }

  /* In a narrow panel, or at twice the text size on a phone. */
  @container (max-width: 18rem) {
    &&:not([data-single]) {
      ${stacked}
    }
  }

  @container (max-width: 30rem) {
    && {
      font-size: min(${theme.font.body}, 6cqi);
    }

    &&[data-size='large'] {
      column-gap: 0.4em;
      padding-inline: 0.6em;
      font-size: min(1.125rem, 6.6cqi);
    }

    &&[data-long] {
      ${stacked}
    }
  }

  @container (max-width: 26rem) {
    &&[data-variant='quiet']:not([data-single]) {
      ${stacked}

      > [lang] {
        grid-template-columns: auto auto;
        justify-content: center;
      }
    }
  }

  &[data-variant='secondary'] {
    border-color: color-mix(in srgb, ${theme.color.accent} 55%, transparent);
    color: ${theme.color.text};
    background: ${theme.color.soft};
  }

  /* An eight-pointed star separates the languages. */
  &[data-size='large'] {
    gap: 0.8em;
    min-block-size: max(${theme.target}, 3.2em);
    padding: 0.4em 1.4em;
    font-size: clamp(1.25rem, 1.5625cqi, 1.875rem);

    @media (max-width: 30rem) {
      gap: 0.4em;
      padding-inline: 0.6em;
      font-size: min(1.125rem, 6.6vw);
    }

    > svg {
      ${star}
      inline-size: 2.2em;
      block-size: 2.2em;
      padding: 0.6em;
      color: ${theme.color.accent};
      background: ${theme.color.onAccent};
    }

    ${portrait} {
      gap: 0.5em;
      min-block-size: 4.93rem;
      padding-inline: 1em;
      font-size: 1.4rem;
    }
  }

  @media (hover: hover) {
    &[href]:hover {
      border-color: ${theme.color.text};
      background: ${theme.color.highlight};
    }

    &[data-variant='secondary'][href]:hover {
      background: ${theme.color.raised};
    }
  }

  &[data-variant='quiet'] {
    min-block-size: ${theme.target};
    padding: 0.25rem ${theme.space.xs};
    color: ${theme.color.text};
    background: none;
    font-size: ${theme.font.small};
    font-weight: 500;

    @media (orientation: landscape) and (min-width: 60rem) {
      font-size: ${theme.font.body};
    }

    > [lang] {
      text-align: end;
    }

    /* On a phone, each language has a line. */
    @media (max-width: 30rem) {
      grid-template-columns: auto;
      row-gap: 0;

      > [lang] + :not([lang]) {
        display: none;
      }

      &[data-return] > [lang] {
        grid-template-columns: auto auto;
        justify-content: center;
      }
    }
  }

  @media (hover: hover) {
    &[data-variant='quiet'][href]:hover {
      border-color: transparent;
      background: ${theme.color.soft};
    }
  }

  &[href]:active {
    transform: scale(0.97);
  }

  /* Shows a status instead of a dead button. */
  &[aria-disabled] {
    align-content: center;
    row-gap: 0;
    border-color: ${theme.color.border};
    color: ${theme.color.muted};
    background: none;
    cursor: not-allowed;

    /* The texts of both languages share lines, and so do their reasons. */
    > * {
      grid-row: span 2;
    }

    > [lang] {
      grid-template-rows: subgrid;
      align-items: baseline;
    }
  }

  &[aria-disabled][data-size='large'] {
    min-block-size: ${theme.target};
    font-size: ${theme.font.body};

    @container (min-width: 30rem) {
      column-gap: 0.9em;
      padding-inline: 1.5em;
    }
  }

  &[aria-disabled][data-variant='quiet'] {
    border-color: transparent;
  }

  > [lang] {
    display: grid;
  }

  svg {
    font-size: 1.1em;
  }

  /* Each language starts with an arrow that points back in its reading direction. */
  &[data-return] > * {
    grid-auto-flow: column;
    grid-template-columns: auto auto;
    justify-content: center;
    align-items: center;
    gap: ${theme.space.s};
  }

  &[data-variant='quiet'][data-return] {
    column-gap: ${theme.space.m};
  }

  /* The arrows are as far from the star, whichever language is longer. */
  &[data-variant='quiet'][data-return] > * {
    grid-template-columns: auto 1fr;
    justify-content: stretch;
    gap: ${theme.space.xs};
    text-align: center;
  }

  /* The primary action keeps its weight in system colours; a quiet one has no frame. */
  @media (forced-colors: active) {
    &[data-variant='primary'][href] {
      forced-color-adjust: none;
      border-color: LinkText;
      color: Canvas;
      background: LinkText;
    }

    &[data-size='large'] > svg {
      color: LinkText;
      background: Canvas;
    }

    &[data-variant='quiet'] {
      border: 0;
    }
  }

  &[data-return] > span:only-child {
    display: grid;
    grid-column: 1 / -1;
  }

  /* A way back is useless on paper. */
  @media print {
    &[href]:not([data-variant='quiet']) {
      border-color: currentcolor;
      background: none;

      &::after {
        content: attr(href);
        grid-column: 1 / -1;
        font-weight: 400;
        direction: ltr;
      }
    }

    &[data-return] {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &[href]:active {
      transform: none;
    }
  }
`;

export const Reason = styled.span`
  font-size: max(${theme.font.small}, 0.66em);
  font-weight: 400;
`;

export const Star = styled.span`
  ${star}
  inline-size: 1em;
  block-size: 1em;
  background: ${theme.color.highlight};

  [aria-disabled] > & {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
