import { css, styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { headingText, languagesStacked } from '@showcase/ui/internal';

/** A length in hundredths of the longer side, so every wall has the same layout. */
const units = (count: number) => `calc(${String(count)} * var(--unit))`;

/* Fills the window. If that's too small to read, as on a phone, it scrolls. */
export const Root = styled.section`
  position: fixed;
  inset: 0;
  overflow: auto;
  container-type: size;
  color: ${theme.color.text};
  background: ${theme.color.page};
  font-family: ${theme.font.family};
`;

export const Board = styled.div`
  --unit: max(8px, min(1cqi, 1.7778cqb));
  --bar: ${units(0.85)};

  display: grid;
  grid-template-columns: 33fr 57fr;
  gap: ${units(3.5)};
  box-sizing: border-box;
  min-block-size: 100cqb;
  padding: ${units(2.1)} ${units(3)};
  font-size: ${units(1.15)};
  line-height: 1.3;

  p,
  dl,
  dd,
  h2 {
    margin: 0;
  }

  svg:not([role]) {
    border-radius: ${theme.radius.pill};
    color: ${theme.color.accent};
    background: ${theme.color.soft};
  }

  && :lang(ar) {
    line-height: 1.35;
  }

  @container (orientation: portrait) {
    --unit: max(8px, min(1.7778cqi, 1cqb));

    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
    gap: ${units(1.2)};
    padding-block: ${units(1.6)};
    /* 26 px on a portrait kiosk, which people read from closer than a wall. */
    font-size: ${units(1.36)};
  }
`;

/** The two languages of a line, at opposite ends, even if the second one wraps. */
const atBothEnds = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${units(0.9)};

  > :nth-child(2) {
    flex-grow: 1;
    text-align: start;
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${units(0.7)};
  min-inline-size: 0;

  @container (orientation: landscape) {
    /* The figures take the space of the code. */
    &:not(:has(> aside)) {
      dd {
        font-size: ${units(3.6)};
      }

      section > p {
        font-size: ${units(5.9)};
      }

      section > p > :last-child {
        font-size: ${units(4.4)};
      }
    }
  }

  @container (orientation: portrait) {
    gap: ${units(1.2)};
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${units(0.6)};
  color: ${theme.color.muted};

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${units(1.4)};
    font-weight: 600;
  }

  h1 {
    ${headingText}
    color: ${theme.color.text};
    font-size: ${units(3)};
  }

  &[data-length='medium'] h1 {
    font-size: ${units(2.4)};
  }

  &[data-length='long'] h1 {
    font-size: ${units(1.5)};

    /* Its Arabic part has a line. */
    bdi > [lang] {
      display: block;
    }

    &:dir(ltr) bdi > [lang] {
      text-align: end;
    }
  }

  h1,
  h1 + p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    overflow: hidden;
  }

  /* Arabic letters reach below the line. */
  h1 {
    margin-block-end: -0.25em;
    padding-block-end: 0.25em;
  }

  h1 + p {
    -webkit-line-clamp: 2;
    justify-self: start;
    padding: ${units(0.2)} ${units(0.9)};
    border: ${units(0.08)} solid currentcolor;
    border-radius: ${units(1)};
    color: ${theme.color.highlight};
  }
`;

export const Adoption = styled.section`
  display: grid;
  gap: ${units(0.5)};

  h2 {
    ${atBothEnds}
    color: ${theme.color.muted};
    font-size: inherit;
    font-weight: 500;
  }

  > p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-size: ${units(5.3)};
    font-weight: 700;
    line-height: 1.15;
  }

  > p > :last-child {
    color: ${theme.color.accent};
    font-size: ${units(4)};
  }
`;

export const Totals = styled.dl`
  display: grid;
  gap: ${units(0.5)};

  > div {
    padding-block-start: ${units(0.4)};
    border-block-start: ${units(0.1)} solid ${theme.color.border};
  }

  dt {
    ${atBothEnds}
    color: ${theme.color.muted};
  }

  dd {
    font-size: ${units(2.8)};
    font-weight: 650;
    line-height: 1.2;
  }

  @container (orientation: portrait) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${units(1.2)};

    /* A label may take two lines; the figures stay aligned. */
    > div {
      display: grid;
      grid-template-rows: 1fr auto;
    }

    dt {
      display: grid;
      align-content: start;
      justify-items: start;
      margin-block-end: ${units(0.4)};
      text-wrap: balance;
    }

    dd {
      font-size: ${units(1.9)};
      white-space: nowrap;
    }
  }

  @container (max-width: 30rem) {
    dd {
      font-size: ${units(1.9)};
    }
  }
`;

export const Code = styled.aside`
  display: flex;
  gap: ${units(1.2)};
  align-items: center;

  svg {
    flex: none;
    inline-size: ${units(6.6)};
    block-size: ${units(6.6)};
    border-radius: ${units(0.5)};
  }

  p {
    font-weight: 600;
    ${languagesStacked}
  }
`;

export const Services = styled.section`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto auto;
  gap: ${units(0.7)};
  min-inline-size: 0;
  padding: ${units(1.5)} ${units(2)};
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${units(1.2)};
  background: ${theme.color.surface};

  @container (orientation: portrait) {
    gap: ${units(0.5)};
    padding-block: ${units(1.1)};
  }

  h2,
  > p {
    ${atBothEnds}
  }

  h2 {
    font-size: ${units(1.5)};
    font-weight: 650;
  }

  > [data-rows='5'] + h2 {
    margin-block-start: ${units(1)};
  }

  > p {
    color: ${theme.color.muted};
  }
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: fit-content(60%) minmax(0, 1fr) max-content;
  align-content: space-evenly;
  column-gap: ${units(1.2)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${units(1.12)};
  font-variant-numeric: tabular-nums;

  /* The fewer rows there are, the larger they are. */
  &[data-rows='20'] {
    font-size: ${units(1.2)};
  }

  &[data-rows='15'] {
    font-size: ${units(1.35)};
  }

  /* On a portrait screen, each line is taller, and the bars need more of its width. */
  @container (orientation: portrait) {
    grid-template-columns: fit-content(45%) minmax(0, 1fr) max-content;

    &,
    &[data-rows='20'],
    &[data-rows='15'] {
      font-size: inherit;
    }
  }

  &[data-rows='10'] {
    font-size: ${units(1.6)};
  }

  &[data-rows='5'] {
    align-content: start;
    row-gap: ${units(1.4)};
    padding-block-start: ${units(1.2)};
    font-size: ${units(1.9)};

    &:has(> :nth-child(4)) {
      align-content: space-evenly;
    }

    @container (orientation: portrait) {
      align-content: space-evenly;
      padding-block-start: 0;
      font-size: ${units(2)};
    }
  }

  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    line-height: 1.2;
  }

  li > :last-child {
    text-align: end;

    /* Digits of one value are above each other. */
    &::after {
      content: attr(data-missing);
      visibility: hidden;
    }
  }

  /* On a phone, the bar is below the name. */
  @container (max-width: 30rem) {
    li {
      row-gap: ${units(0.4)};
    }

    li > :nth-child(2) {
      grid-column: 1 / -1;
      order: 1;
    }
  }
`;

export const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(0.4)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: ${units(0.25)} ${units(1)};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.onIdle};
    background: ${theme.color.idle};
  }

  @container (orientation: portrait) {
    gap: ${units(0.4)};

    li {
      padding-block: ${units(0.1)};
    }
  }
`;
