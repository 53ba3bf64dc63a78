import { styled } from 'styled-components';
import { bar } from '../internal/bar.ts';
import { headingText } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  display: grid;
  align-content: space-between;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};
`;

export const Title = styled.h2`
  ${headingText}
  font-size: ${theme.font.heading};
`;

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.m};
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

export const Count = styled.bdi`
  font-size: ${theme.font.figure};
  font-weight: 650;
  line-height: 1.1;
`;

export const Percentage = styled.bdi`
  color: ${theme.color.accent};
  font-size: ${theme.font.heading};
  font-weight: 650;
`;

export const Bar = styled.progress`
  ${bar}
`;
