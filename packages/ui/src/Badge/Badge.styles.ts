import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.span`
  display: inline-block;
  justify-self: start;
  padding: 0.25rem 0.9rem;
  border: 0.0625rem solid currentcolor;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.highlight};
  font-family: ${theme.font.family};
  font-size: ${theme.font.small};
  font-weight: 600;
`;
