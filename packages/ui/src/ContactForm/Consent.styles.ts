import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const ConsentLabel = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: ${theme.target};

  input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: ${theme.color.accent};
  }

  a {
    color: inherit;
  }
`;
