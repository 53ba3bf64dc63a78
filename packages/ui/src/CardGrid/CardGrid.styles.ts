import { styled } from 'styled-components';
import { figuresAlike } from '../MetricCard/MetricCard.styles.ts';
import { kiosk, portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/** Wide enough for five cards side by side. */
const broad = '@container cards (min-width: 64rem)';

export const Root = styled.div`
  container: cards / inline-size;
  display: grid;
`;

export const Grid = styled.div`
  display: grid;
  gap: ${theme.space.l};

  /* Four figures form rows of four, two or one; three figures form rows of three or one. Never three and one. */
  &[data-columns='figures'] {
    grid-template-columns: repeat(
      auto-fit,
      minmax(max(clamp(20%, (72rem - 100%) * 999, 40%), min((30rem - 100%) * 999, 100%)), 1fr)
    );
  }

  &[data-columns='figures']:has(> :nth-child(3):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(clamp(28%, (40rem - 100%) * 999, 100%), 1fr));
  }

  &[data-columns='figures'] {
    ${figuresAlike}
  }

  &[data-columns='wide'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  }

  /* Three cards form one row or three. */
  &[data-columns='wide']:has(> :nth-child(3):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(clamp(28%, (78rem - 100%) * 999, 100%), 1fr));
  }

  &[data-columns='feature'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    grid-auto-rows: 1fr auto;
  }

  /* In a row, all pictures have the same height, and all titles start at the same height. */
  &[data-columns='feature'] > * {
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }

  /* Two large cards above three: cards span three or two of six tracks. */
  @container cards (min-width: 57rem) {
    &[data-columns='feature'] {
      grid-template-columns: repeat(6, 1fr);
    }

    &[data-columns='feature'] > * {
      grid-column: span 2;
    }

    &[data-columns='feature'] > :nth-child(5n + 1),
    &[data-columns='feature'] > :nth-child(5n + 2) {
      grid-column: span 3;
    }
  }

  /* One or two cards alone have larger pictures. */
  ${short} {
    &[data-columns='feature']:not(:has(> :nth-child(3))) {
      --showcase-picture: 11.25rem;
    }
  }

  /* On a portrait screen, cards are one above the other; of three or more, each is a row with its picture before it. */
  ${portrait} {
    &[data-columns='feature'] > :nth-child(n) {
      grid-column: 1 / -1;
    }

    &[data-columns='feature']:has(> :nth-child(3)) {
      grid-auto-rows: 1fr;
      gap: ${theme.space.m};
    }

    &[data-columns='feature']:has(> :nth-child(3)) > * {
      grid-row: auto;
      grid-template: auto / 2fr 3fr;
    }
  }

  /* On a kiosk, the first card is as tall as it takes until its link is within reach. */
  ${kiosk} {
    &[data-columns='feature'] {
      grid-template-rows: 3fr auto 2fr auto;
    }

    &[data-columns='feature']:has(> :nth-child(3)) {
      grid-template-rows: 1fr auto;
      grid-auto-rows: auto;
      gap: ${theme.space.xs};
    }

    &[data-columns='feature']:has(> :nth-child(3)) > * {
      grid-template-columns: 3fr 7fr;
      min-block-size: 5.35rem;
    }

    &[data-columns='feature'] > :first-child:nth-child(n) {
      grid-row: span 2;
      grid-template: subgrid / minmax(0, 1fr);
    }
  }

  /* On a landscape screen, all five are side by side, like posters. */
  ${broad} {
    @media (orientation: landscape) {
      &[data-columns='feature']:has(> :nth-child(5)) {
        /* Or in pairs, if larger text leaves too little room. */
        grid-template-columns: repeat(
          auto-fit,
          minmax(clamp(20% - ${theme.space.l}, (66rem - 100%) * 999, 34%), 1fr)
        );
      }

      &[data-columns='feature']:has(> :nth-child(5)) > :nth-child(n) {
        grid-column: auto;
      }
    }
  }
`;
