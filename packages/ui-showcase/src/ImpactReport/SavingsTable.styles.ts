import { styled } from 'styled-components';

export const Table = styled.table`
  --row: 5mm;
  --bar: 2mm;

  inline-size: 100%;
  border-collapse: collapse;
  font-size: 7.75pt;
  font-variant-numeric: tabular-nums;

  /* Together with the names of the other services, the rows always have about the same height. */
  &[data-rows='20'] {
    --row: 5.5mm;
    --bar: 2.2mm;
    font-size: 8pt;
  }

  &[data-rows='15'] {
    --row: 6.9mm;
    --bar: 2.6mm;
    font-size: 8.5pt;
  }

  &[data-rows='10'] {
    --row: 9mm;
    --bar: 3mm;
    font-size: 9.5pt;
  }

  &[data-rows='5'] {
    --row: 12mm;
    --bar: 3.6mm;
    font-size: 11pt;
  }

  tr {
    block-size: calc(var(--row) * var(--spread, 1));
  }

  tbody tr {
    border-block-start: 0.1mm solid #b4b4b4;
  }

  td,
  th {
    padding: 0;
    line-height: 1.2;
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    padding: 0 0 1mm;
    padding-inline-start: 5mm;
    font-size: 7.5pt;
    font-weight: 400;
    vertical-align: bottom;
  }

  thead [lang] {
    display: block;
    line-height: 1.35;
    white-space: nowrap;
  }

  tbody th {
    inline-size: 34%;
    font-weight: 500;
  }

  tbody td:nth-child(even) {
    min-inline-size: 15mm;
    padding-inline: 5mm 2mm;
  }

  tbody td:nth-child(odd) {
    inline-size: 1%;
    white-space: nowrap;
    text-align: end;
  }
`;
