import { css, styled } from 'styled-components';
import { cornerControl, pageMargin, pageTopWithControls } from '../internal/frame.mixins.ts';
import { cornerSpace } from '../internal/pageTop.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { notKiosk } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

const room = css`
  --showcase-home: calc(${theme.target} + ${theme.space.s});
  ${pageTopWithControls}
`;

export const Root = styled.nav`
  position: absolute;
  z-index: 10;
  flex: none;
  inset-block-start: ${cornerSpace};
  inset-inline-start: ${pageMargin};

  /* Content that follows leaves room: a page above its first line, a bar before its logo. */
  :has(> &) {
    ${room}
  }

  ${notKiosk} {
    :has(> [data-bottom-bar] > &) {
      ${room}
    }
  }

  @media print {
    display: none;
  }
`;

export const Link = styled.a`
  ${cornerControl}
`;

export const Name = styled.span`
  ${visuallyHidden}
`;

/* An icon of the overview's cards. */
export const Tiles = styled.svg`
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linejoin: round;
`;
