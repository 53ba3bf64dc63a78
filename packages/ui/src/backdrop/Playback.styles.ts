import { styled } from 'styled-components';
import { cornerControl, pageMargin, pageTopWithControls } from '../internal/frame.mixins.ts';
import { cornerSpace } from '../internal/pageTop.ts';
import { motion } from '../motion/motion.ts';
import { visuallyHidden } from '../theme/mixins.ts';

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

/* In the upper corner, opposite a HomeLink. */
export const Control = styled.button`
  ${cornerControl}
  position: absolute;
  z-index: 10;
  inset-block-start: ${cornerSpace};
  inset-inline-end: ${pageMargin};

  html:has(:not([data-bottom-bar] > *) > &) {
    ${pageTopWithControls}
  }

  @media (forced-colors: active), print {
    display: none;
  }
`;

/* The name of a control, or an announcement. */
export const Label = styled.span`
  ${visuallyHidden}
`;
