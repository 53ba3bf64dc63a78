import { styled } from 'styled-components';
import { pageTop } from '../internal/pageTop.ts';
import { short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.main`
  display: grid;
  /* No content makes the page wider than the window. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: min(${theme.space.xl}, 6vh);
  inline-size: 100%;
  max-inline-size: 150rem;
  margin-inline: auto;
  padding-block: ${pageTop} var(--showcase-page-end, min(${theme.space.xl}, 6vh));
  padding-inline: ${theme.space.page};

  ${short} {
    gap: min(${theme.space.xl}, 3vh);
  }

  h1:focus {
    outline: none;
  }
`;
