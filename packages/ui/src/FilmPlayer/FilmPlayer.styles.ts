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

export const Poster = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0.55;
`;

export const Status = styled.p`
  position: relative;
  align-self: center;
  justify-self: center;
  margin: 0;
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.pill};
  background: rgb(5 6 8 / 78%);
  text-align: center;
`;
