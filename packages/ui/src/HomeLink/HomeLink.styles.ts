import { css, styled } from 'styled-components';
import { cornerControl, cornerLandmark, cornerSize, pageMargin } from '../internal/frame.mixins.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

const room = css`
  --showcase-home: calc(${cornerSize} + ${theme.space.s});
`;

export const Root = styled.nav`
  ${cornerLandmark(room)}
  inset-inline-start: ${pageMargin};
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
