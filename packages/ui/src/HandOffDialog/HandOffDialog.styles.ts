import { styled } from 'styled-components';
import { Dialog } from '../Dialog/index.ts';
import { titleInHalves } from '../Dialog/titleInHalves.mixins.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled(Dialog)`
  ${titleInHalves}
`;

export const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
`;

/* Both languages on one line where there is room. */
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

/* White in every theme, as phones read it. It keeps its place while the code is on its way. */
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
  overflow-wrap: anywhere;
  user-select: text;

  /* Broken where the line ends: a sign in the middle is not a better place. */
  &[data-long] {
    word-break: break-all;
    font-size: ${theme.font.small};
    font-weight: 400;
    text-align: start;
  }
`;
