import { css, styled } from 'styled-components';
import { headingText } from '../theme/mixins.ts';
import { short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Logo = styled.div`
  grid-column: 2;
  grid-row: 1;

  img {
    display: block;
    inline-size: auto;
    max-inline-size: min(16rem, 34vw);
    block-size: clamp(2.5rem, 8vh, 4.5rem);
    object-fit: contain;
  }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  /* The texts below a logo have the whole width. */
  &:has(> ${Logo}) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

export const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.xl};

  > * {
    min-inline-size: 0;
  }

  /* The other language ends where the page begins: on a separate line, it stays on its own side. */
  > * + [lang] {
    margin-inline-end: auto;
  }
`;

const titleText = css`
  ${headingText}
  font-size: ${theme.font.title};

  &[data-size='display'] {
    font-size: ${theme.font.display};

    ${short} {
      font-size: calc(0.8 * ${theme.font.display});
    }
  }

  &[data-size='compact'] {
    font-size: calc(1.25 * ${theme.font.heading});
  }
`;

/* The line height of 'display' comes first, so Arabic's wins. */
export const Title = styled.h1`
  &[data-size='display'] {
    line-height: 1.05;
  }

  ${titleText}

  /* For a wordmark instead of text. */
  img {
    display: block;
    inline-size: clamp(14rem, 30vmax, 46rem);
    max-inline-size: 100%;
    block-size: auto;

    /* It may be drawn for a dark background, but paper is light. */
    @media print {
      filter: brightness(0.4);
    }
  }
`;

export const Translation = styled.p`
  ${titleText}
`;

/* Both languages share a line if each has room. */
export const Lead = styled.p`
  flex: 1 1 24rem;
  max-inline-size: 60rem;
  text-wrap: balance;
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};

  ${short} {
    font-size: calc(0.92 * ${theme.font.lead});
  }
`;
