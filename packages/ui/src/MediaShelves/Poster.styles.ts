import { styled } from 'styled-components';
import { glass } from '../theme/glass.mixins.ts';
import { focusRing, languagesStacked, visuallyHidden } from '../theme/mixins.ts';
import { portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { phone, wide } from './screens.ts';

/*
 * Tiles in a row have the same height, and so do their chips. The grid has only two rows, because nested subgrids are
 * slow to lay out.
 */
export const Tile = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${theme.space.m};

  ${short} {
    padding-block-end: ${theme.space.s};
  }
`;

export const TileLink = styled.a`
  display: flex;
  flex-direction: column;
  grid-area: 1 / 1;
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  text-decoration: none;

  ${focusRing}

  &:focus-visible {
    outline-offset: 0.5rem;
  }

  @media (hover: hover) {
    &[href]:hover {
      color: ${theme.color.highlight};
    }
  }

  &[href]:active {
    color: ${theme.color.accent};
  }

  &[aria-disabled] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }

  /* Side by side below a wide picture. */
  ${wide} {
    ul:not(:has(> :nth-child(3))) & {
      flex-flow: row wrap;

      > * {
        flex: 1;
      }

      > :first-child {
        flex-basis: 100%;
      }
    }
  }

  ${portrait} {
    scroll-margin-block-end: 24vh;
  }
`;

export const Frame = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  margin-block-end: ${theme.space.xs};
  border: 1px solid color-mix(in srgb, ${theme.color.highlight} 24%, transparent);
  transition:
    border-color 0.2s,
    box-shadow 0.2s,
    scale 0.2s;

  @media (hover: hover) {
    [href]:hover > & {
      border-color: ${theme.color.highlight};
      box-shadow: 0 0 0 2px ${theme.color.highlight};
    }
  }

  [href]:active > & {
    scale: 0.98;
  }

  [aria-disabled] > & {
    opacity: 0.45;
  }

  /* The link itself takes presses: browsers fire no click if the loop is removed during the press. */
  img,
  video {
    pointer-events: none;
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* From the second tile with the same picture on: its corners, closer. */
  &[data-crop='1'] > * {
    scale: 1.8;
    transform-origin: 100% 100%;
  }

  &[data-crop='2'] > * {
    scale: 1.8;
    transform-origin: 0% 100%;
  }

  &[data-crop='3'] > * {
    scale: 1.8;
    transform-origin: 60% 0%;
  }

  &[data-crop='4'] > * {
    scale: 2.2;
    transform-origin: 20% 60%;
  }

  ${wide} {
    ul:not(:has(> :nth-child(3))) & {
      aspect-ratio: 4.6;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    [href]:active > & {
      scale: none;
    }
  }
`;

/* A name has its own line, on the side where its script begins. */
export const Name = styled.span`
  display: block;
  font-size: ${theme.font.body};
  font-weight: 600;
  line-height: 1.35;
  text-align: start;
  text-wrap: balance;

  &:lang(ar) {
    line-height: 1.5;
  }

  ${phone} {
    font-size: ${theme.font.small};
  }

  ${short} {
    font-size: ${theme.font.small};
  }
`;

/* In a corner, clear of the middle of the tile, where people press the tile's own link. */
export const Chips = styled.ul`
  z-index: 1;
  grid-area: 1 / 1;
  align-self: start;
  justify-self: end;
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: ${theme.space.xs};
  list-style: none;

  /* At the bottom of the picture. */
  ${portrait} {
    justify-self: stretch;
    align-content: end;
    justify-content: end;
    aspect-ratio: 16 / 9;
    pointer-events: none;

    > * {
      pointer-events: auto;
    }
  }

  ${phone} {
    grid-area: 2 / 1;
    justify-self: stretch;
    padding: ${theme.space.xs} 0 0;
  }
`;

export const Chip = styled.a`
  ${glass}
  ${focusRing}
  display: grid;
  align-content: center;
  min-block-size: ${theme.target};
  padding: 0.25rem ${theme.space.s};
  border-radius: ${theme.radius.s};
  font-size: ${theme.font.small};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  box-shadow: none;

  ${languagesStacked}

  @media (hover: hover) {
    &[href]:hover {
      border-color: ${theme.color.highlight};
      background: ${theme.color.raised};
    }
  }

  &[aria-disabled] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
