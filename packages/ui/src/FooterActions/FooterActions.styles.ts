import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.m};

  /* Such a page fills the screen: a heading, what takes all that is left, and the actions. */
  main:has(> &) {
    grid-template-rows: auto 1fr auto;
    align-content: stretch;
    min-block-size: 100dvh;
  }
`;
