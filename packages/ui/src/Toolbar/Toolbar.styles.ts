import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};

  /* Controls are useless on paper. */
  @media print {
    display: none;
  }
`;
