import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { headingText, kiosk, portrait } from '@showcase/ui/internal';

export const Root = styled.div`
  container: shelves / inline-size;
  display: grid;
  gap: ${theme.space.xl};
  min-inline-size: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  /* The next heading is above the dock. */
  ${kiosk} {
    gap: ${theme.space.l};
  }

  /* Grid rows don't grow when items move to the next page. */
  @media print {
    display: block;
  }
`;

export const Shelf = styled.section`
  display: grid;
  gap: ${theme.space.s};
  min-inline-size: 0;
  scroll-margin-block-start: ${theme.space.xl};

  /* Then it's the shelf in view, even if it's short. */
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

/* Two to five in a row, all equally wide. */
export const Tiles = styled.ul`
  --columns: 5;
  --gap: ${theme.space.m};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m} var(--gap);
  margin: 0;
  padding: 0;
  list-style: none;

  @container shelves (max-width: 60rem) {
    --columns: 4;
  }

  @container shelves (max-width: 48rem) {
    --columns: 3;
  }

  @container shelves (max-width: 30rem) {
    --columns: 2;
    --gap: ${theme.space.s};
  }

  /* A name is nearer to its picture than to the next. */
  ${portrait} {
    row-gap: ${theme.space.l};
  }

  /* Two shelves, with their headings, fit on one sheet. */
  @media print {
    --columns: 4;
  }
`;
