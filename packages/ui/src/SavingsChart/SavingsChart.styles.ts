import { styled } from 'styled-components';
import { bar } from '../internal/bar.ts';
import { headingText, visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  container: savings / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
`;

export const Title = styled.h2`
  ${headingText}
  font-size: ${theme.font.heading};
`;

export const Measures = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0.25rem;
  border: 0;
  border-radius: ${theme.radius.l};
  background: ${theme.color.idle};

  legend {
    ${visuallyHidden}
  }
`;

export const Measure = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${theme.target};
  padding: 0.4rem 1.1rem;
  border-radius: ${theme.radius.l};
  color: ${theme.color.onIdle};
  font-weight: 550;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  @media (hover: hover) {
    &:hover {
      color: ${theme.color.text};
    }
  }

  &:has(:checked) {
    color: ${theme.color.text};
    background: ${theme.color.surface};
    box-shadow: 0 1px 4px rgb(0 0 0 / 18%);
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption,
  thead {
    ${visuallyHidden}
  }

  /* All rows share these columns, so every bar has the same space. */
  tbody {
    display: grid;
    grid-template-columns: fit-content(24rem) minmax(0, 1fr) max-content;
    column-gap: ${theme.space.m};
  }

  tr {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    padding-block: 0.55rem;
  }

  tbody tr + tr {
    border-block-start: 0.0625rem solid ${theme.color.border};
  }

  th {
    padding: 0;
    font-weight: 500;
    text-align: start;
  }

  td {
    padding: 0;
  }

  td:last-child {
    font-weight: 600;
    text-align: end;
  }

  /* The bar is below; the amount, too, if a word of the service is long. */
  @container savings (width < 30rem) {
    tbody {
      display: block;
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0.35rem ${theme.space.m};
    }

    th {
      flex: 1 0 min-content;
      max-inline-size: 100%;
      overflow-wrap: break-word;
    }

    td:nth-child(2) {
      order: 1;
      flex: 0 0 100%;
    }

    td:last-child {
      margin-inline-start: auto;
    }
  }
`;

export const Bar = styled.progress`
  ${bar}
`;
