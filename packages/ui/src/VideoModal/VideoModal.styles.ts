import { styled } from 'styled-components';
import { Dialog } from '../Dialog/index.ts';

/* As wide as the window allows without pushing the picture out of view. */
export const Root = styled(Dialog)`
  && {
    inline-size: min(100% - 2rem, max(30rem, (100dvh - 15rem) * 16 / 9));
  }
`;
