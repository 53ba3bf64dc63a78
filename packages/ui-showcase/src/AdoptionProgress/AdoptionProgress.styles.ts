import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { bar } from '@showcase/ui/internal';

export const Root = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  place-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};
  container-type: inline-size;
  contain-intrinsic-inline-size: 10rem;
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${theme.font.lead};
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  text-wrap: balance;
`;

export const Count = styled.bdi`
  font-size: 14cqi;
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.1;

  &[data-long] {
    font-size: 6.5cqi;
  }
`;

export const Percentage = styled.bdi`
  color: ${theme.color.accent};
  font-size: 8cqi;
  font-weight: 650;
  line-height: 1.2;
`;

export const Bar = styled.progress`
  ${bar}
`;
