import { styled } from 'styled-components';
import { pageTop } from '../internal/pageTop.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.main`
  display: grid;
  align-content: start;
  gap: ${theme.space.xl};
  inline-size: 100%;
  max-inline-size: 150rem;
  margin-inline: auto;
  padding-block: ${pageTop} ${theme.space.xl};
  padding-inline: ${theme.space.page};

  h1:focus {
    outline: none;
  }
`;
