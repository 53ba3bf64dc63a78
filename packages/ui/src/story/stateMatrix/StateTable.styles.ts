import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The frame around a matrix is in English, whatever the toolbar says; its cells have their own languages. */
export const Frame = styled.div`
  display: flow-root;
  padding: 1.5rem;
  color: ${theme.color.text};
  background: ${theme.color.page};
  font-family: ${theme.font.family};

  /* On a phone it scrolls instead of shrinking, so that words in labels don't break. */
  @media (max-width: 40rem) {
    overflow-x: auto;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 34rem;
  border-collapse: collapse;
  table-layout: fixed;

  /* Matches only its own cells: a component may contain a table too. */
  > thead > tr > th,
  > tbody > tr > th {
    padding: 0.75rem;
    color: ${theme.color.muted};
    font-size: 0.875rem;
    font-weight: 500;
    text-align: start;
    vertical-align: middle;
  }

  > thead > tr > th:first-child {
    inline-size: 8rem;
  }

  /* The languages of a wide matrix have their own column. */
  &[data-wide] > thead > tr > th:nth-child(2) {
    inline-size: 6rem;
  }

  @media (max-width: 40rem) {
    table-layout: auto;
  }

  > tbody {
    border-block-start: 0.0625rem solid ${theme.color.border};
  }

  /* Shows each state immediately, without its transition. */
  td * {
    transition: none !important;
  }
`;

export const Caption = styled.caption`
  padding: 0.75rem;
  color: ${theme.color.text};
  font-size: 1.125rem;
  font-weight: 650;
  text-align: start;
`;

export const Cell = styled.td`
  padding: 0.75rem;
  vertical-align: top;

  > div {
    padding: 1rem;
    border-radius: ${theme.radius.s};
    overflow-wrap: anywhere;
  }
`;
