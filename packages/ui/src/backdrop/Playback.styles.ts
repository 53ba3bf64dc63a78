import { styled } from 'styled-components';
import { motion } from '../motion/motion.ts';
import { focusRing, plainButton, visuallyHidden } from '../theme/mixins.ts';
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

export const Control = styled.button`
  ${plainButton}
  ${focusRing}
  position: fixed;
  z-index: 10;
  inset-block-end: max(${theme.space.s}, env(safe-area-inset-bottom));
  inset-inline-end: ${theme.space.s};
  display: grid;
  place-items: center;
  inline-size: ${theme.target};
  block-size: ${theme.target};
  border: 1px solid color-mix(in srgb, ${theme.color.text} 30%, transparent);
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.surface} 82%, transparent);
  backdrop-filter: blur(0.75rem);
  font-size: ${theme.font.lead};
  transition: border-color 0.2s;

  &:hover {
    border-color: ${theme.color.highlight};
    background: ${theme.color.surface};
  }

  &:active {
    background: ${theme.color.soft};
  }

  /* Where it would cover the end of a page, the page leaves room for it. */
  @media (max-width: 46rem) {
    html:has(&) main {
      padding-block-end: calc(${theme.target} + 2 * ${theme.space.s});
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
