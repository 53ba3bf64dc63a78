import { css, styled } from 'styled-components';
import { portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { columns, size, wide } from './composition.ts';

export const Figures = styled.dl`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space.m} ${theme.space.xl};
  margin: ${theme.space.m} 0 0;
  font-size: 1rem;

  ${columns} {
    [data-box] > :not([data-single]) > [lang] > & {
      grid-area: 3 / 1;
      align-items: start;
    }

    [data-box] > :not([data-single]) > [lang] + [lang] > && {
      grid-area: 3 / 2;
    }
  }

  /* The figures of both languages share a line, so the action is within reach. */
  ${portrait} {
    [data-hero='backdrop'] > [data-columns]:not([data-single]) > [lang] > & {
      grid-column: 1 / 3;
      grid-row: 5;
    }

    [data-hero='backdrop'] > [data-columns]:not([data-single]) > [lang] + [lang] > & {
      grid-column: 3 / 5;
    }
  }

  ${wide} {
    [data-hero='backdrop'] > * > [lang] > & {
      grid-column: 1 / 3;
      grid-row: 3;
      margin-block-start: ${size(1.75)};
    }

    [data-hero='backdrop'] > * > [lang] + [lang] > & {
      grid-column: 3 / 5;
    }

    [data-hero='backdrop'] > :not([data-figures]) > & {
      justify-content: space-around;
    }
  }

  /* The first figure is at the start of the line, the other at its end, with the action in between. */
  [data-figures] > & {
    grid-column: 1 / 3;
    align-self: end;
    margin-block-start: ${theme.space.l};

    &[data-end] {
      grid-column: 3 / 5;
      justify-content: end;
    }

    ${portrait} {
      grid-column: 1 / 2;

      &[data-end] {
        grid-column: 4 / 5;
      }
    }

    ${wide} {
      grid-column: 1 / 2;
      grid-row: 4 / span 2;
      align-self: end;
      margin-block-start: ${size(1.75)};

      &[data-end] {
        grid-column: 4 / 5;
      }
    }
  }

  /* Between the titles. */
  ${wide} {
    [data-figures='titles'] > && {
      grid-column: 2 / 3;
      grid-row: 1;
      margin: 0;

      &[data-end] {
        grid-column: 3 / 4;
      }
    }
  }

  [data-hero] & {
    ${wide} {
      font-size: max(0.875rem, ${size(1.625)});
    }
  }
`;

export const Figure = styled.div`
  display: grid;
  justify-items: start;
  min-inline-size: 0;

  dd {
    display: contents;
  }

  [data-end] > & {
    justify-items: end;
  }

  ${wide} {
    [data-figures='titles'] > * > && {
      justify-items: center;
    }
  }
`;

/* Separates the two languages of the words. */
const words = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.6em;
  min-block-size: 1.4em;
  line-height: 1.4;
`;

export const Qualifier = styled.span`
  ${words}
  order: -2;
  color: ${theme.color.muted};
`;

export const Numeral = styled.bdi`
  order: -1;
  color: ${theme.color.highlight};
  font-size: clamp(2rem, 1.25rem + 3.5cqi, 3.5rem);
  font-weight: 600;
  line-height: 1.1;

  [data-hero] & {
    font-size: min(4rem, 20cqi);
    line-height: 1;

    ${portrait} {
      font-size: 3.25rem;
    }

    ${wide} {
      font-size: ${size(5)};
      line-height: 0.95;
    }
  }

  ${wide} {
    [data-hero] > [data-figures] & {
      font-size: ${size(8)};
    }

    [data-hero] > [data-compact][data-figures] & {
      font-size: ${size(4.5)};
    }
  }

  /* The plate behind each line must not cover the words above. */
  @media (forced-colors: active) {
    &&& {
      line-height: 1.3;
    }
  }
`;

export const Unit = styled.dt`
  ${words}
  color: ${theme.color.text};
`;
