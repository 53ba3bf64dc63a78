import { styled } from 'styled-components';
import { pageTop } from '../internal/pageTop.ts';
import { pageEnd, portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/** The height of the window below a bar. */
const screen = 'calc(100dvh - var(--showcase-bar, 0px))';

/** The space around what follows the header of a page that goes from edge to edge. */
const bleed = ":is([data-layout='cover'], [data-layout='bleed']) >";

export const Root = styled.main`
  display: flex;
  flex-direction: column;
  gap: min(${theme.space.xl}, 6vh);
  inline-size: 100%;
  max-inline-size: 150rem;
  margin-inline: auto;
  padding-block: ${pageTop} var(--showcase-page-end, min(${theme.space.xl}, 6vh));
  padding-inline: ${theme.space.page};

  ${short} {
    gap: min(${theme.space.xl}, 3vh);
  }

  &[data-layout='fill'],
  &[data-layout='center'] {
    min-block-size: ${screen};
  }

  &[data-layout='center'] {
    justify-content: center;
  }

  &:is([data-layout='cover'], [data-layout='bleed']) {
    gap: 0;
    max-inline-size: none;
    padding: 0;
  }

  /* Visitors touch the lower part of the screen, but not its lowest. */
  ${portrait} {
    &[data-layout='fill'] {
      padding-block-end: ${pageEnd};
    }
  }

  h1:focus {
    outline: none;
  }

  /* Without backdrops, nothing is between the header and the footer. */
  @media (forced-colors: active) and (orientation: landscape) {
    &[data-layout='fill'] {
      min-block-size: 0;
    }
  }

  /* Rows of a grid, and items of a column, don't grow when their content moves to the next sheet. */
  @media print {
    &[data-layout] {
      display: block;
      min-block-size: 0;

      > * + * {
        margin-block-start: ${theme.space.xl};
      }
    }
  }
`;

export const Header = styled.header`
  ${bleed} & {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  [data-layout='cover'] > & {
    min-block-size: ${screen};

    /* The top of the next block shows, so visitors know there's more. */
    &:not(:last-child) {
      min-block-size: calc(${screen} - 5rem);

      ${portrait} {
        min-block-size: calc(${screen} - ${pageEnd} - 5rem);
      }
    }

    @media print {
      min-block-size: 0;
    }
  }

  /* It ends above the next block, not above the part of the screen that is too low to touch. */
  ${bleed} &:not(:last-child) > * {
    ${portrait} {
      --showcase-page-end: ${theme.space.l};
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  [data-layout='fill'] > & {
    flex: 1 0 auto;
  }

  /* It continues on the background of the header's texts. */
  ${bleed} & {
    gap: ${theme.space.l};
    padding: ${theme.space.l} ${theme.space.page} 0;
    background: ${theme.color.page};

    &:last-child {
      padding-block-end: ${theme.space.m};

      ${portrait} {
        padding-block-end: var(--showcase-page-end, ${theme.space.m});
      }
    }
  }

  @media print {
    display: block;

    > * + * {
      margin-block-start: ${theme.space.xl};
    }
  }
`;

export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s} ${theme.space.m};

  [data-layout='fill'] > & {
    justify-content: space-between;
    margin-block-start: auto;
  }

  ${bleed} & {
    padding: 4.5rem ${theme.space.page} ${theme.space.m};
    background: ${theme.color.page};

    ${portrait} {
      padding-block: 0 var(--showcase-page-end, ${theme.space.m});
    }
  }

  /* Links and buttons are useless on paper. */
  @media print {
    display: none;
  }
`;
