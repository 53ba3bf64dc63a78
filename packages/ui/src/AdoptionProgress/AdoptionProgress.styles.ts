import { styled } from 'styled-components';
import { bar } from '../internal/bar.ts';
import { theme } from '../theme/theme.ts';

/* The same layout as the MetricCards beside it: a line, the label, and the figure at the bottom. */
export const Root = styled.section`
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
`;

export const Title = styled.h2`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
  font-weight: 500;
`;

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  margin: 0;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
`;

export const Count = styled.bdi`
  font-size: min(${theme.font.figure}, 12cqi);
  font-weight: 650;
`;

export const Percentage = styled.bdi`
  color: ${theme.color.accent};
  font-size: ${theme.font.heading};
  font-weight: 650;
`;

/* The middle of the bar lines up with the lines of the cards beside it. */
export const Bar = styled.progress`
  ${bar}
  order: -1;
  margin-block: -0.3rem;
`;
