import { styled } from 'styled-components';
import { Toolbar } from '../Toolbar/index.ts';
import { languagesStacked } from '../theme/mixins.ts';
import { portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.l};
  inline-size: 100%;
  font-family: ${theme.font.family};
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  min-block-size: 340px;
  aspect-ratio: 16 / 9;
  inline-size: 100%;
  border-radius: ${theme.radius.m};
  color: #f3f5ff;
  background: #050608;

  > * {
    grid-area: 1 / 1;
  }

  iframe {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }

  @media (scripting: enabled) {
    &:not([data-state='loaded']) > iframe {
      visibility: hidden;
    }
  }
`;

export const Actions = styled(Toolbar)`
  ${portrait} {
    justify-content: center;
  }
`;

export const Poster = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0.55;

  [data-state='loaded'] > & {
    display: none;
  }
`;

export const Status = styled.p`
  position: relative;
  align-self: center;
  justify-self: center;
  margin: 0;
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: rgb(5 6 8 / 78%);
  text-align: center;

  ${languagesStacked}
`;
