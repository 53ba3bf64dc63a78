import { keyframes, styled } from 'styled-components';
import { motion } from '../motion/motion.ts';
import { glass } from '../theme/glass.mixins.ts';
import { focusRing, headingText, languagesStacked, visuallyHidden } from '../theme/mixins.ts';
import { low, upright } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

const phone = '@media (max-width: 37.4375rem)';
/** Wide enough for five columns. */
const wide = '@media (orientation: landscape) and (min-width: 77rem)';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-inline-size: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  /* The footer is centred below it. */
  & ~ footer {
    position: relative;
    z-index: 6;
    justify-self: center;
  }

  /* The first row stands within reach, and whole above the sections. */
  ${upright} {
    main:has(> &) {
      padding-block-start: 21vh;
    }
  }

  /* The first shelf fits below the title. */
  ${low} {
    margin-block-start: calc(-1 * ${theme.space.m});
  }

  /* The rows of a grid do not grow by what moves to the next page. */
  @media print {
    display: block;
  }
`;

const lightUp = keyframes`
  from {
    opacity: 0;
  }
`;

/* Behind the page and over its background. */
export const Glow = styled.div`
  position: fixed;
  z-index: -1;
  inset: -6rem;
  filter: blur(5rem) saturate(1.5) brightness(0.8);
  pointer-events: none;

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    opacity: 0;
    transition: opacity ${motion.css};
  }

  img[data-lit] {
    opacity: 0.55;
    animation: ${lightUp} ${motion.css};
  }

  @media (prefers-reduced-motion: reduce) {
    img,
    img[data-lit] {
      transition: none;
      animation: none;
    }
  }

  @media (forced-colors: active), print {
    display: none;
  }
`;

/* Last to the eye and first to the keyboard: it stands at the bottom of an upright screen, within reach. */
export const Sections = styled.nav`
  display: none;

  ${upright} {
    ${glass}
    position: sticky;
    z-index: 5;
    inset-block-end: 9vh;
    order: 1;
    display: block;
    padding: ${theme.space.xs};
    /* No half of a row shows below it. */
    box-shadow: 0 7vh 2.5rem 5vh ${theme.color.page};
  }

  @media print {
    display: none;
  }
`;

export const SectionList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
  }
`;

export const SectionLink = styled.a`
  ${focusRing}
  display: grid;
  align-content: center;
  min-block-size: calc(1.5 * ${theme.target});
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  font-size: ${theme.font.small};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;

  ${languagesStacked}

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }

  &[aria-current] {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
  }
`;

export const Shelf = styled.section`
  display: grid;
  gap: ${theme.space.m};
  min-inline-size: 0;
  scroll-margin-block-start: ${theme.space.xl};

  ${low} {
    gap: ${theme.space.xs};
  }

  /* The rows of the chosen shelf stand within reach. */
  ${upright} {
    scroll-margin-block-start: 24vh;
  }

  @media print {
    margin-block-end: ${theme.space.l};
    break-inside: avoid;
  }
`;

export const Headings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};

  /* The other language ends where the page begins: on a separate line, it keeps to its own side. */
  > :last-child {
    margin-inline-end: auto;
  }
`;

export const Heading = styled.h2`
  ${headingText}
  font-size: ${theme.font.heading};
`;

/* Two columns at least and five at most. */
export const Tiles = styled.ul`
  --gap: ${theme.space.m};
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(12.5rem, (100% - 4.1 * var(--gap)) / 5), 1fr)
  );
  column-gap: var(--gap);
  margin: 0;
  padding: 0;
  list-style: none;

  ${phone} {
    --gap: ${theme.space.s};
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  }

  ${upright} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* A shelf and its heading share a sheet with the next. */
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  /* Two alone share the width, as high as the others. */
  ${wide} {
    &:not(:has(> :nth-child(3))) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/* Tiles of a row share their lines: picture, two names, chips. */
export const Tile = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${theme.space.m};

  ${low} {
    padding-block-end: ${theme.space.s};
  }
`;

export const TileLink = styled.a`
  display: grid;
  grid-row: 1 / 4;
  grid-column: 1;
  grid-template-rows: subgrid;
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

  /* Beside each other below a wide picture. */
  ${wide} {
    ul:not(:has(> :nth-child(3))) & {
      grid-template-columns: 1fr 1fr;

      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }

  ${upright} {
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

  /* A press begins and ends on the link: browsers make no click where the loop goes away in between. */
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

  /* Of the second tile with the same picture on: its corners, closer. */
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

/* A name has a line of its own, at the side where its script begins. */
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

  ${low} {
    font-size: ${theme.font.small};
  }
`;

/* In a corner, clear of the middle of the tile, where its own link is pressed. */
export const Chips = styled.ul`
  z-index: 1;
  grid-row: 1;
  grid-column: 1;
  align-self: start;
  justify-self: end;
  display: grid;
  gap: ${theme.space.xs};
  margin: ${theme.space.xs};
  padding: 0;
  list-style: none;

  ${upright} {
    align-self: end;
    margin-block-end: calc(2 * ${theme.space.xs});
  }

  ${phone} {
    grid-row: 4;
    justify-self: stretch;
    margin: ${theme.space.xs} 0 0;
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
