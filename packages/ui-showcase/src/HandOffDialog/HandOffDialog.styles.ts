import { styled } from 'styled-components';
import { Dialog, theme } from '@showcase/ui';
import { titleInHalves } from '@showcase/ui/internal';

export const Root = styled(Dialog)`
  ${titleInHalves}
`;

export const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
`;

/* Both languages are on one line if they fit. */
export const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${theme.space.xl};
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};
  text-align: center;

  &[data-reason] {
    color: ${theme.color.warning};
  }
`;

/* White in every theme, so phones can read it. It keeps its size while the code loads. */
export const Plate = styled.div`
  inline-size: min(100%, 26rem, 62dvh);
  aspect-ratio: 1;
  border-radius: ${theme.radius.m};
  overflow: hidden;
  background: #fff;
  forced-color-adjust: none;

  /* Many small modules: as large as the screen allows. */
  &[data-long] {
    inline-size: min(100%, 52rem, 78dvh);
  }

  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const Address = styled.bdi`
  max-inline-size: 100%;
  font-size: ${theme.font.body};
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  user-select: text;

  /* Breaks at the end of the line: breaking at punctuation isn't better. */
  &[data-long] {
    word-break: break-all;
    font-size: ${theme.font.small};
    font-weight: 400;
    text-align: start;
  }
`;
