import { css, styled, type RuleSet } from 'styled-components';
import { headingText, pictureGround } from '../theme/mixins.ts';
import { motion } from '../motion/motion.ts';
import { notPortrait, portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/** Wide enough for more than one tile in a row. */
const inRows = (styles: RuleSet) => css`
  ${notPortrait} {
    @container tiles (min-width: 41rem) {
      ${styles}
    }
  }
`;

/** On an upright screen, wide enough for pairs. */
const inPairs = (styles: RuleSet) => css`
  ${portrait} {
    @container tiles (min-width: 34rem) {
      ${styles}
    }
  }
`;

/** In a tile whose picture is above its title: next to others in a row, or as wide as an upright screen. */
const above = (styles: RuleSet) => css`
  ${inRows(styles)}

  ${inPairs(css`
    [data-wide] & {
      ${styles}
    }
  `)}
`;

export const Root = styled.div`
  container: tiles / inline-size;
  display: grid;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: minmax(7rem, auto);
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ${theme.font.family};

  /* Twelve tracks: a tile in a row of three takes four of them. */
  ${inRows(css`
    grid-template-columns: repeat(12, 1fr);
    grid-auto-rows: minmax(clamp(9.5rem, 26vh, 15rem), 1fr);
    gap: ${theme.space.l};

    ${short} {
      gap: ${theme.space.m};
    }
  `)}

  /* Wide tiles take the upper part, which is for reading; the others are pairs within reach. */
  ${inPairs(css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(5.25rem, auto);

    &:has(> [data-wide]) {
      grid-template-rows: minmax(15rem, 1fr);
    }

    &:has(> [data-wide] + [data-wide]) {
      grid-auto-rows: minmax(15rem, 1fr);
    }
  `)}
`;

export const Item = styled.li`
  display: grid;
  min-inline-size: 0;

  ${inRows(css`
    grid-column: 1 / -1;

    &[data-of='2'] {
      grid-column: span 6;
    }

    &[data-of='3'] {
      grid-column: span 4;
    }

    &[data-of='4'] {
      grid-column: span 3;
    }
  `)}

  ${inPairs(css`
    &[data-wide] {
      grid-column: 1 / -1;
    }
  `)}
`;

/* The picture is next to the title, or above it. */
export const Tile = styled.a`
  position: relative;
  display: grid;
  grid-template: 1fr / minmax(0, 1fr) minmax(0, 2fr);
  overflow: hidden;
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: ${theme.color.page};
  text-decoration: none;
  scroll-margin-block: ${theme.space.xl};
  transition:
    border-color 0.2s,
    transform ${motion.css};

  ${above(css`
    grid-template: minmax(4.5rem, 1fr) auto / minmax(0, 1fr);
  `)}

  &:focus-visible,
  &:target {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 4px;
  }

  @media (hover: hover) {
    &[href]:hover {
      border-color: ${theme.color.highlight};
      transform: translateY(-4px);
    }
  }

  &[href]:active {
    transform: none;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &[href]:hover {
      transform: none;
    }
  }
`;

/* It fills its part of the tile, but isn't much wider than a picture is, and fades into the tile. */
export const Frame = styled.img`
  position: absolute;
  grid-area: 1 / 1 / 2 / 2;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  ${pictureGround}
  /* The end of a picture is dark, so its middle is higher than the tile's. */
  translate: 0 8%;
  mask: radial-gradient(47% 47% at 50% 45%, #000 72%, transparent);
  transition: scale ${motion.css};

  ${above(css`
    inline-size: auto;
    max-inline-size: 100%;
    margin-inline: auto;
    aspect-ratio: 1.9;
    object-position: top;
    translate: none;
    mask:
      linear-gradient(90deg, transparent, #000 15% 85%, transparent) intersect,
      linear-gradient(#000 80%, transparent);
  `)}

  /* As high as its page, it has faded above the title. */
  ${inPairs(css`
    [data-wide] & {
      block-size: 118%;
      mask:
        linear-gradient(90deg, transparent, #000 15% 85%, transparent) intersect,
        linear-gradient(#000 65%, transparent 85%);
    }
  `)}

  @media (hover: hover) {
    [href]:hover > & {
      scale: 1.04;
    }
  }

  [aria-disabled] > & {
    opacity: 0.45;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    [href]:hover > & {
      scale: none;
    }
  }
`;

export const Caption = styled.span`
  position: relative;
  grid-area: 1 / 2;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.s};
  min-inline-size: 0;
  padding: ${theme.space.s};

  ${above(css`
    grid-area: 2 / 1;
    align-items: end;
    padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};
  `)}
`;

export const Title = styled.span`
  ${headingText}
  flex: 1 1 7em;
  min-inline-size: 0;
  font-size: clamp(min(${theme.font.body}, 5.2cqi), 1.6cqi, ${theme.font.heading});

  ${inPairs(css`
    font-size: min(${theme.font.body}, 2.6cqi);

    [data-wide] > * > * > & {
      font-size: ${theme.font.heading};
    }
  `)}
`;

export const Arrow = styled.span`
  display: inline-flex;
  flex: none;
  font-size: ${theme.font.lead};
  color: ${theme.color.highlight};

  /* A pair's titles need the room. */
  ${inPairs(css`
    :not([data-wide]) > * > * > & {
      display: none;
    }
  `)}
`;

export const Reason = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`;
