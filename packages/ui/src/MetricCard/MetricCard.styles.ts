import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space.s};
  align-content: space-between;
  padding: ${theme.space.m} ${theme.space.l};
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

/* As large as its card allows: ten digits fit on one line, and the unit on the next. */
export const Value = styled.p`
  margin: 0;
  font-size: min(4rem, 16cqi);
  font-weight: 650;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

/* Quiet, so that the figure is read first. */
export const Unit = styled.span`
  display: inline-block;
  color: ${theme.color.muted};
  font-size: 0.45em;
  font-weight: 550;
  letter-spacing: normal;
`;

export const Exact = styled.span`
  ${visuallyHidden}
`;
