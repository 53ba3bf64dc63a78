import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  inline-size: 100%;
  border-radius: ${theme.radius.m};
  color: #f3f5ff;
  background: #050608;
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};

  > * {
    grid-area: 1 / 1;
  }
`;

export const Film = styled.video`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  object-fit: contain;

  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
  }
`;
