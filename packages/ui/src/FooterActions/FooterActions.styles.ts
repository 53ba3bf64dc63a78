import { styled } from 'styled-components';
import { portrait, pageEnd } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.m};

  /* A page with these actions fills the screen: a heading, content in the remaining space, and the actions. */
  main:has(> &) {
    grid-template-rows: auto 1fr auto;
    align-content: stretch;
    min-block-size: 100dvh;

    ${portrait} {
      padding-block-end: ${pageEnd};
    }

    @media print {
      min-block-size: 0;
    }
  }

  @media print {
    display: none;
  }
`;
