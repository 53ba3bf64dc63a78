import { styled } from 'styled-components';
import { cornerControl, pageMargin, pageTopWithControls } from '../internal/frame.mixins.ts';
import { cornerSpace } from '../internal/pageTop.ts';
import { motion } from '../motion/motion.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

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

/* In the lower corner, in the page's margin; in the upper corner if the margin is too narrow. */
export const Control = styled.button`
  ${cornerControl}
  position: fixed;
  z-index: 10;
  inset-block-end: max(${theme.space.s}, env(safe-area-inset-bottom));
  inset-inline-end: ${theme.space.s};

  @media (max-width: 46rem), (orientation: portrait) {
    position: absolute;
    inset-block: ${cornerSpace} auto;
    inset-inline-end: ${pageMargin};

    html:has(&) {
      ${pageTopWithControls}
    }
  }

  @media (forced-colors: active), print {
    display: none;
  }
`;

/* The name of a control, or an announcement. */
export const Label = styled.span`
  ${visuallyHidden}
`;
