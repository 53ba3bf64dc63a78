import { styled } from 'styled-components';
import { cornerControl } from '../internal/frame.mixins.ts';
import { visuallyHidden } from '../theme/mixins.ts';

export const Root = styled.nav`
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
