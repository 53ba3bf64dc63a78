import { styled } from 'styled-components';
import { glass } from '../theme/glass.mixins.ts';
import { pageTop } from '../internal/pageTop.ts';
import { kiosk, pageEnd, portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { size, stacked, wide } from './composition.ts';

export const Root = styled.article`
  container: bilingual / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  color: ${theme.color.text};
  font-family: ${theme.font.family};
`;

export const Composition = styled.div`
  display: grid;

  &[data-box] {
    gap: ${theme.space.l};
    padding: min(${theme.space.l}, 6cqi);
    border: 0.0625rem solid ${theme.color.border};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};

    ${wide} {
      &[data-pictured] {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        align-items: center;
      }
    }

    @media print {
      break-inside: avoid;
    }
  }

  &[data-hero] {
    align-content: end;
  }

  /* What follows is within reach. */
  ${kiosk} {
    &[data-hero]:has(> [data-compact]) {
      min-block-size: 44dvh;
    }
  }

  &[data-hero='stage'] {
    align-content: center;

    ${stacked} {
      align-content: start;
      padding: ${pageTop} ${theme.space.page} ${theme.space.xl};
    }

    /* Visitors start films by hand: the film and the controls are within reach, with the texts above. */
    ${portrait} {
      align-content: end;
      padding-block-end: ${pageEnd};
    }

    ${wide} {
      grid-template-columns: minmax(0, 1fr) 58cqi;
      gap: ${size(3)};
      padding-inline-end: ${theme.space.page};
    }
  }

  /* Without the motif above, nothing is aligned to the end. */
  @media (forced-colors: active) {
    &[data-hero] {
      align-content: center;
    }
  }

  @media print {
    && {
      min-block-size: 0;
    }
  }
`;

/* The card's picture or film. */
export const Stage = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }

  ${stacked} {
    order: -1;

    [data-hero] > & {
      order: 1;
      padding-block-start: ${theme.space.l};
    }
  }

  ${wide} {
    [data-hero] > & {
      padding-block: ${theme.space.xl};
    }
  }
`;

export const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border-radius: ${theme.radius.l};

  [data-box] & {
    border-radius: ${theme.radius.m};
  }
`;

export const Plate = styled.div`
  ${glass}
  align-self: end;
  justify-self: center;
  max-inline-size: calc(100% - 2rem);
  margin-block-end: ${theme.space.m};
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  font-size: ${theme.font.body};
  text-align: center;

  p {
    margin: 0;
  }

  /* A narrow picture stays clear. */
  @container bilingual (max-width: 40rem) {
    grid-area: 2 / 1;
    margin-block: ${theme.space.s} 0;
  }
`;
