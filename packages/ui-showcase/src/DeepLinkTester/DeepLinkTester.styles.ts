import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import {
  focusRing,
  glass,
  half,
  halves,
  headingText,
  kiosk,
  languagesStacked,
  portrait,
  short,
  visuallyHidden,
} from '@showcase/ui/internal';

const width = '32rem';

export const Root = styled.div`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(20rem, 28%)), 1fr));
  gap: ${theme.space.l};
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  /* Each action keeps its languages on one line. */
  ${portrait} {
    grid-template-columns: minmax(0, 1fr);
  }

  > footer {
    grid-column: 1 / -1;
  }

  /* The hint is below the cards, or in the space that those without a QR code leave. */
  &:has(> ul > li > :nth-child(3)):has(> ul > li > :nth-child(2):last-child) > footer {
    grid-column: auto;
  }

  /* Grid rows don't grow when items move to the next page. */
  @media print {
    display: block;
  }
`;

export const Items = styled.ul`
  display: contents;
  list-style: none;
`;

/* Cards side by side share rows: texts, controls and, if any card has one, the QR code. */
export const Item = styled.li`
  ${glass}
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.m};
  padding: ${theme.space.m} ${theme.space.l};

  ${portrait} {
    row-gap: ${theme.space.s};
  }

  /* The status line is the space below the controls. */
  &:not(:has(> :nth-child(3))) {
    padding-block-end: 0.25rem;
  }

  /* A card without a QR code ends after its controls. */
  &:has(> :nth-child(3)) {
    grid-row: span 3;
  }

  /* The QR code is next to the texts, so two cards fit on a sheet. */
  @media print {
    grid-template: none / minmax(0, 1fr);
    gap: ${theme.space.s} ${theme.space.l};
    margin-block-end: ${theme.space.l};
    padding: ${theme.space.m} ${theme.space.l};

    &:has(> :nth-child(3)) {
      grid-template: auto auto 1fr / minmax(0, 1fr) auto;
    }

    > * {
      grid-column: 1;
    }
  }

  ${short} {
    row-gap: 0.25rem;
    padding: 0.5rem ${theme.space.m};
  }

  /* The name of the second begins below the dock, not under its controls. */
  ${kiosk} {
    & + & {
      margin-block-start: ${theme.space.l};
    }
  }
`;

export const Texts = styled.div`
  container: bilingual / inline-size;
`;

export const Halves = styled.div`
  ${halves(width)}
`;

export const Half = styled.div`
  ${half(width, 2)}
`;

export const Name = styled.h2`
  ${headingText}
  font-size: ${theme.font.heading};

  ${short} {
    font-size: ${theme.font.lead};
  }
`;

export const Description = styled.p`
  margin: ${theme.space.xs} 0 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
  text-wrap: balance;

  /* In cards side by side, one line takes the space of two, so the names below line up. */
  @container bilingual (20rem <= width < ${width}) {
    ${Half}:first-child > & {
      min-block-size: 2lh;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${theme.space.s};

  ${short} {
    gap: ${theme.space.xs};
  }

  > a,
  > [role='link'],
  > button {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }

  /* Only the address is useful on paper. */
  @media print {
    > :not(input) {
      display: none;
    }
  }
`;

export const Link = styled.input`
  ${focusRing}
  inline-size: 100%;
  min-block-size: ${theme.target};
  padding-inline: ${theme.space.s};
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.s};
  color: ${theme.color.muted};
  background: ${theme.color.page};
  font-family: inherit;
  font-size: ${theme.font.small};
  text-overflow: ellipsis;
`;

export const Copy = styled.button`
  ${focusRing}
  display: inline-grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: max(${theme.target}, 3.5em);
  padding: 0.7rem min(${theme.space.m}, 5vw);
  border: 2px solid color-mix(in srgb, ${theme.color.accent} 55%, transparent);
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: ${theme.color.soft};
  font: inherit;
  font-size: ${theme.font.body};
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.text};
      background: ${theme.color.raised};
    }
  }

  &:disabled {
    border-style: dashed;
    color: ${theme.color.onIdle};
    background: ${theme.color.idle};
    cursor: not-allowed;
  }
`;

/* Both languages are on one line if they fit. The height is fixed, so nothing moves. */
export const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.l};
  inline-size: 100%;
  min-block-size: 1.7em;
  margin: calc(0.25rem - ${theme.space.s}) 0 0;
  color: ${theme.color.highlight};
  font-weight: 600;

  /* On a separate line, the second language stays on its own side. */
  > :last-child {
    margin-inline-end: auto;
  }

  &[data-status='noResponse'],
  &[data-status='selected'] {
    color: ${theme.color.warning};
  }

  &[data-status='opened'],
  &[data-status='copied'] {
    color: ${theme.color.positive};
  }
`;

/* The QR code is next to its explanation, or below if there's no room. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.m};
  padding-block-start: ${theme.space.m};
  border-block-start: 0.0625rem solid color-mix(in srgb, ${theme.color.highlight} 24%, transparent);

  @media print {
    display: contents;

    > figure {
      grid-area: 1 / 2 / span 3;
    }
  }

  > p {
    flex: 1 1 10rem;
    margin: 0;
    ${languagesStacked}
  }

  > p > [lang] {
    text-align: start;
  }
`;

export const Hint = styled.footer`
  ${glass}
  container: bilingual / inline-size;
  padding: ${theme.space.l};
  color: ${theme.color.muted};

  /* In the part for reading, so the controls are within reach. */
  ${kiosk} {
    order: -1;
  }

  p {
    max-inline-size: 64ch;
    margin: 0;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
