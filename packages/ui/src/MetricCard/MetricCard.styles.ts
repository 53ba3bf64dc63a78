import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.border};
  border-block-start: 4px solid ${theme.color.highlight};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};
`;

export const Label = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
  font-weight: 500;
`;

export const Value = styled.p`
  margin: 0;
  font-size: ${theme.font.title};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

export const Exact = styled.span`
  ${visuallyHidden}
`;
