import { css, styled } from 'styled-components';
import { portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { size, wide } from './composition.ts';

/* The first figures are at the start of the line, the others at its end, with the action in between. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / 3;
  gap: ${theme.space.m};
  align-self: end;
  margin: ${theme.space.l} 0 0;
  font-size: 1rem;

  & ~ & {
    grid-column: 3 / 5;
    justify-content: end;
  }

  ${portrait} {
    grid-column: 1 / 2;
    align-self: center;

    & ~ & {
      grid-column: 4 / 5;
    }

    [data-code] > & ~ & {
      grid-column: 2 / 3;
    }
  }

  ${wide} {
    flex-wrap: nowrap;
    grid-column: 1 / 2;
    grid-row: 3 / span 2;
    gap: ${size(3)};
    align-self: end;
    margin: ${size(1.75)} 0 0;
    font-size: max(0.875rem, ${size(1.625)});

    & ~ & {
      grid-column: 4 / 5;
    }
  }
`;

export const Figure = styled.div`
  display: grid;
  justify-items: start;

  dd {
    display: contents;
  }

  ${Figures} ~ ${Figures} > & {
    justify-items: end;
  }

  /* Beside a QR code, the number and its words share a line. */
  ${wide} {
    [data-code] > * > & {
      display: flex;
      align-items: baseline;
      gap: 0.6em;
    }
  }
`;

/* Separates the two languages of the words. */
const words = css`
  display: flex;
  align-items: baseline;
  gap: 0.6em;
  min-block-size: 1.4em;
  line-height: 1.4;
  white-space: nowrap;
`;

export const Qualifier = styled.span`
  ${words}
  order: -2;

  color: ${theme.color.muted};
`;

export const Numeral = styled.bdi`
  order: -1;
  color: ${theme.color.highlight};
  font-size: 4rem;
  font-weight: 600;
  line-height: 1;

  ${portrait} {
    font-size: 3.25rem;
  }

  ${wide} {
    font-size: ${size(8)};
    line-height: 0.95;

    /* Two on one side of the action. */
    :has(> ${Figures} > :nth-child(2)) & {
      font-size: ${size(5)};
    }

    [data-code] > * > * > * > & {
      font-size: ${size(4)};
    }
  }

  /* The plate behind each line must not cover the words above. */
  @media (forced-colors: active) {
    line-height: 1.3;
  }
`;

export const Unit = styled.dt`
  ${words}
  color: ${theme.color.text};
`;
