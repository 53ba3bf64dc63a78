import { styled } from 'styled-components';
import { cornerControl, cornerSize, dockHeight, pageMargin } from '../internal/frame.mixins.ts';
import { cornerSpace } from '../internal/pageTop.ts';
import { motion } from '../motion/motion.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { kiosk, reach } from '../theme/screens.ts';

/* Until it has a frame to show, the poster beneath is visible. */
export const Video = styled.video`
  opacity: 0;
  transition: opacity ${motion.css};

  &[data-shown] {
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/* In the upper corner, opposite a HomeLink; the provider makes room for it. */
export const Control = styled.button`
  ${cornerControl}
  position: absolute;
  z-index: 10;
  inset-block-start: ${cornerSpace};
  inset-inline-end: ${pageMargin};

  /* Next to the dock, within reach; above the ground of the dock, which is as wide as the screen. */
  ${kiosk} {
    position: fixed;
    z-index: 19;
    inset-block: auto calc(${reach} + (${dockHeight} - ${cornerSize}) / 2);
  }

  @media (forced-colors: active), print {
    display: none;
  }
`;

/* The name of a control, or an announcement. */
export const Label = styled.span`
  ${visuallyHidden}
`;
