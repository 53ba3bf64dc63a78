import { css, styled, type RuleSet } from 'styled-components';
import { headingText } from '../theme/mixins.ts';
import { motion } from '../motion/motion.ts';
import { portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/** A list with more than one row of tiles. */
const rows = ':has(> :nth-child(4))';

/** Wide enough for more than one tile in a row: on a portrait kiosk, a rem is larger. */
const inRows = (styles: RuleSet) => css`
  @container tiles (min-width: 41rem) {
    ${styles}
  }

  ${portrait} {
    @container tiles (min-width: 36rem) {
      ${styles}
    }
  }
`;

export const Root = styled.div`
  container: tiles / inline-size;
  display: grid;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ${theme.font.family};

  /* Twelve tracks: a tile in a row of three takes four of them. */
  ${inRows(css`
    grid-template-columns: repeat(12, 1fr);
    grid-auto-rows: minmax(clamp(9.5rem, 26vh, 15rem), 1fr);
    gap: ${theme.space.l};
  `)}

  ${portrait} {
    grid-auto-rows: minmax(11rem, 1fr);

    /* The first row ends within reach. */
    &${rows} {
      grid-template-rows: 2fr 1fr;
    }

    /* One large tile above two. */
    &:has(> :nth-child(3)):not(${rows}) {
      grid-template-rows: minmax(11rem, 1fr);
      grid-auto-rows: minmax(12.4rem, auto);
    }
  }

  ${short} {
    grid-auto-rows: minmax(11rem, 1fr);
  }
`;

export const Item = styled.li`
  display: grid;
  min-inline-size: 0;
  grid-column: 1 / -1;
  container-type: inline-size;

  ${inRows(css`
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

  /* Three tiles on a portrait screen: one as wide as the screen, above the other two. */
  ${portrait} {
    &[data-of='3']:first-child:nth-last-child(3) {
      grid-column: 1 / -1;
    }

    &[data-of='3']:first-child:nth-last-child(3) ~ & {
      grid-column: span 6;
    }
  }
`;

export const Tile = styled.a`
  position: relative;
  display: grid;
  align-items: end;
  overflow: hidden;
  min-block-size: 11rem;
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  text-decoration: none;
  isolation: isolate;
  scroll-margin-block: ${theme.space.xl};
  transition:
    border-color 0.2s,
    transform ${motion.css};

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

  /* A tall tile looks like a niche: light falls on the picture, which is above the title. */
  ${portrait} {
    @container (max-width: 16rem) {
      background:
        linear-gradient(
          to top,
          transparent max(6rem, 20%),
          color-mix(in srgb, ${theme.color.accent} 20%, transparent) calc(max(6rem, 20%) + 85cqi),
          transparent
        ),
        ${theme.color.page};
    }
  }

  ${short} {
    ${rows} > * > & {
      background: ${theme.color.page};
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &[href]:hover {
      transform: none;
    }
  }
`;

export const Frame = styled.img`
  position: absolute;
  z-index: -1;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  transition: scale ${motion.css};

  @media (hover: hover) {
    [href]:hover > & {
      scale: 1.04;
    }
  }

  /* A tile as wide as the screen shows the upper part of its frame; the lower part fades into the title. */
  [data-of='1'] & {
    object-position: 50% 0;
  }

  /* A narrow tile shows its whole subject, above the title. */
  ${portrait} {
    @container (max-width: 16rem) {
      inset-block: 0 7.5rem;
      block-size: min(124cqi, 100% - 7.5rem);
      margin-block: auto;
      mask: linear-gradient(transparent, #000 25% 75%, transparent);
    }
  }

  /* So does a short tile. */
  ${short} {
    ${rows} > * > * > & {
      inset: 0 17% 3rem;
      inline-size: 66%;
      block-size: calc(100% - 3rem);
      mask:
        linear-gradient(90deg, transparent, #000 15% 85%, transparent) intersect,
        linear-gradient(transparent, #000 10% 80%, transparent);
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

/* The page's colour behind the title, from where the text begins, so it's readable over any picture. */
export const Caption = styled.span`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding: ${theme.space.xl} ${theme.space.l} ${theme.space.l};
  background: linear-gradient(
    transparent,
    color-mix(in srgb, ${theme.color.page} 68%, transparent) ${theme.space.xl},
    color-mix(in srgb, ${theme.color.page} 88%, transparent) 62%
  );

  /* In forced colours, text gets a backplate but the arrow doesn't. */
  @media (forced-colors: active) {
    padding-block-start: ${theme.space.m};
    background: Canvas;
  }

  @container (max-width: 18rem) {
    padding-inline: ${theme.space.m};
  }

  /* The arrow has its own line. */
  ${portrait} {
    @container (max-width: 16rem) {
      flex-direction: column;
      align-items: start;
      gap: ${theme.space.xs};
    }
  }

  ${short} {
    ${rows} > * > * > & {
      padding: ${theme.space.l} ${theme.space.m} ${theme.space.s};
    }
  }

  @container (max-width: 8.5rem) {
    padding-inline: ${theme.space.s};
  }
`;

export const Title = styled.span`
  ${headingText}
  font-size: ${theme.font.heading};

  ${short} {
    ${rows} > * > * > * > & {
      font-size: ${theme.font.lead};

      @container (max-width: 18rem) {
        font-size: ${theme.font.body};
      }
    }
  }

  /* For four in a row on a portrait screen. */
  @container (max-width: 17rem) {
    font-size: ${theme.font.lead};
  }

  @container (max-width: 11rem) {
    font-size: ${theme.font.body};
  }

  @container (max-width: 8.5rem) {
    font-size: ${theme.font.small};
  }
`;

export const Arrow = styled.span`
  display: inline-flex;
  font-size: ${theme.font.heading};
  color: ${theme.color.highlight};
`;

export const Reason = styled.span`
  flex: none;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`;
