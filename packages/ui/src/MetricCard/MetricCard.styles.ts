import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space.s};
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};
  container-type: inline-size;
  contain-intrinsic-inline-size: 10rem;

  &::before {
    content: '';
    inline-size: 2.5rem;
    block-size: 4px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.highlight};
  }
`;

export const Label = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
  font-weight: 500;
`;

/* As large as its card allows: a long figure shrinks rather than break between two digits. */
export const Value = styled.p`
  margin: 0;
  font-size: min(${theme.font.figure}, 12cqi);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

export const Exact = styled.span`
  ${visuallyHidden}
`;
