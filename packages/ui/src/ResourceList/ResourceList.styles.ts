import { styled } from 'styled-components';
import { focusRing, languagesStacked, plainButton } from '../theme/mixins.ts';
import { portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ${theme.font.family};

  > li {
    container: resource / inline-size;
  }

  ${portrait} {
    gap: ${theme.space.s};
  }
`;

export const Resource = styled.a`
  ${plainButton}
  ${focusRing}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.m};
  inline-size: 100%;
  min-block-size: clamp(4.5rem, 9vh, 6.5rem);
  padding-block: ${theme.space.s};
  padding-inline: ${theme.space.s} ${theme.space.l};
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-size: ${theme.font.heading};
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  scroll-margin-block: ${theme.space.xl};
  transition:
    border-color 0.2s,
    background-color 0.2s;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (hover: hover) {
    &:not([aria-disabled]):hover {
      border-color: ${theme.color.highlight};
      background: ${theme.color.raised};
    }
  }

  &:target {
    border-color: ${theme.color.highlight};
  }

  @media print {
    &[href]::after {
      content: attr(href);
      grid-column: 2 / -1;
      overflow-wrap: anywhere;
      direction: ltr;
    }
  }

  &[aria-disabled] {
    border-style: dashed;
    color: ${theme.color.muted};
    cursor: not-allowed;
  }

  /* Three rows are within reach. */
  ${portrait} {
    min-block-size: 4.5rem;
    padding-block: ${theme.space.xs};
  }

  @container resource (max-width: 27rem) {
    column-gap: ${theme.space.s};
    padding-inline-end: ${theme.space.m};
    font-size: min(${theme.font.heading}, 9cqi);

    /* The reason is below the title: there's no room next to it. */
    &[aria-disabled] {
      row-gap: 0;

      > :first-child {
        grid-row: 1 / span 2;
      }

      > :last-child {
        grid-area: 2 / 2;
      }
    }
  }
`;

export const Badge = styled.span`
  display: grid;
  place-items: center;
  inline-size: min(clamp(3.5rem, 7vh, 5rem), 17cqi);
  block-size: min(clamp(3.5rem, 7vh, 5rem), 17cqi);
  border-radius: calc(${theme.radius.l} - 0.625rem);
  color: ${theme.color.highlight};
  background: ${theme.color.soft};

  ${portrait} {
    inline-size: 3.5rem;
    block-size: 3.5rem;
  }

  [data-type='video'] > & {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
  }

  [aria-disabled] > & {
    color: ${theme.color.muted};
  }

  @media print {
    && {
      background: none;
    }
  }
`;

export const Title = styled.span`
  ${languagesStacked}
`;

export const End = styled.span`
  display: inline-flex;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
  font-weight: 400;

  svg {
    font-size: ${theme.font.heading};
  }
`;
