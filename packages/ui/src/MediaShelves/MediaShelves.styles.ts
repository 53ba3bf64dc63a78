import { styled } from 'styled-components';
import { glass } from '../theme/glass.mixins.ts';
import { focusRing, headingText, languagesStacked } from '../theme/mixins.ts';
import { portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { phone, wide } from './screens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-inline-size: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  /* Centres the footer below it. */
  & ~ footer {
    position: relative;
    z-index: 6;
    justify-self: center;
  }

  /* The first row is within reach, and fully visible above the sections. */
  ${portrait} {
    main:has(> &) {
      padding-block-start: 21vh;
    }
  }

  /* The first shelf fits below the title. */
  ${short} {
    @media (min-width: 60rem) {
      margin-block-start: calc(-1 * ${theme.space.m});
    }
  }

  /* Grid rows don't grow when items move to the next page. */
  @media print {
    display: block;
  }
`;

/* Visually last but first in the tab order: at the bottom of a portrait screen, within reach. */
export const Sections = styled.nav`
  display: none;

  ${portrait} {
    ${glass}
    position: sticky;
    z-index: 5;
    inset-block-end: 9vh;
    order: 1;
    display: block;
    padding: ${theme.space.xs};
    /* Hides the partial row below it. */
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

  ${short} {
    gap: ${theme.space.xs};
  }

  /* The rows of the chosen shelf are within reach. */
  ${portrait} {
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

  /* The other language ends where the page begins: on a separate line, it stays on its own side. */
  > :last-child {
    margin-inline-end: auto;
  }
`;

export const Heading = styled.h2`
  ${headingText}
  font-size: ${theme.font.heading};
`;

/* At least two columns, at most five. */
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

  ${portrait} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Two shelves, with their headings, fit on one sheet. */
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  /* Two tiles alone share the width, and are as tall as others. */
  ${wide} {
    &:not(:has(> :nth-child(3))) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
