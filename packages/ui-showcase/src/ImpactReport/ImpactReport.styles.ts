import { styled } from 'styled-components';
import { theme } from '@showcase/ui';

/* In points and millimetres, for paper; black on white in every theme. */
export const Root = styled.article`
  display: none;
  flex-direction: column;
  gap: 5mm;
  padding: 12mm 14mm;
  color: #000;
  background: #fff;
  color-scheme: light;
  font-family: ${theme.font.family};
  font-size: 9pt;
  line-height: 1.4;

  &[data-preview] {
    --spread: 1.12;

    display: flex;
    inline-size: 210mm;
    min-block-size: 297mm;
  }

  p,
  dl,
  dd,
  h1,
  h2 {
    margin: 0;
  }

  :lang(ar) {
    line-height: 1.5;
  }

  /* Otherwise the printer's margins, with the browser's header and footer, would be added to the sheet's. */
  @page impact-report {
    margin: 0;
  }

  /* A4 is taller than Letter. */
  @media print and (min-height: 290mm) {
    --spread: 1.12;
  }

  @media print {
    && {
      page: impact-report;
      display: flex;
      inline-size: auto;
      min-block-size: calc(100vh - 1mm);
      break-inside: avoid;
    }
  }
`;

/** The two languages of a line, at opposite ends. */
const atBothEnds = `
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 4mm;
`;

export const Head = styled.header`
  ${atBothEnds}
  padding-block-start: 2.5mm;
  border-block-start: 1mm solid #000;
  font-weight: 600;

  > * {
    display: flex;
    gap: 2.5mm;
  }

  [lang]:first-child {
    padding-inline-end: 2.5mm;
    border-inline-end: 0.25mm solid #000;
  }
`;

export const Name = styled.h1`
  font-size: 27pt;
  font-weight: 700;
  line-height: 1.25;
  text-wrap: balance;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;

  &[data-length='medium'] {
    font-size: 20pt;
  }

  &[data-length='long'] {
    font-size: 14pt;
  }
`;

export const Amounts = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 5mm;

  > div {
    display: flex;
    flex-direction: column;
    gap: 1mm;
    padding-inline-start: 3mm;
    border-inline-start: 0.25mm solid #000;
  }

  dt {
    flex: 1;
    font-size: 7.5pt;
    line-height: 1.35;
  }

  dt [lang] {
    display: block;
  }

  dd {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 2mm;
    font-variant-numeric: tabular-nums;
  }

  strong {
    font-size: 15pt;
    font-weight: 700;
    line-height: 1.15;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: 2mm;

  h2 {
    ${atBothEnds}
    padding-block-end: 1mm;
    border-block-end: 0.4mm solid #000;
    font-size: 11pt;
    font-weight: 650;
  }

  > p {
    ${atBothEnds}
  }
`;

export const Services = styled.ul`
  columns: 3;
  column-gap: 6mm;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 8.5pt;

  li {
    break-inside: avoid;
    padding-block: 0.6mm;
    line-height: 1.3;
  }
`;

export const Foot = styled.footer`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 8mm;
  margin-block-start: auto;
  padding-block-start: 3mm;
  border-block-start: 0.25mm solid #000;
  font-size: 7.5pt;

  > div:first-child {
    flex: 1;
    display: grid;
    gap: 1.5mm;
  }

  > div:first-child p:has([lang]) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 5mm;
  }
`;

export const CodeRow = styled.div`
  display: flex;
  align-items: center;
  gap: 3mm;
  max-inline-size: 46%;

  [lang] {
    display: block;
    font-weight: 600;
  }

  svg {
    flex: none;
    inline-size: 26mm;
    block-size: 26mm;
    margin: -2mm;
  }
`;
