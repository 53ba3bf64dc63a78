import { css } from 'styled-components';
import { motion } from '../motion/motion.ts';
import { theme } from '../theme/theme.ts';

/**
 * Styles of a native `<progress>`: it fills from the inline start in both directions and needs no inline style, which a
 * strict Content-Security-Policy would block.
 */
export const bar = css`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 0.875rem;
  border: 0;
  border-radius: ${theme.radius.pill};
  overflow: hidden;
  color: ${theme.color.accent};
  background: ${theme.color.soft};

  &::-webkit-progress-bar {
    background: ${theme.color.soft};
  }

  &::-webkit-progress-value {
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
    transition: inline-size ${motion.css};
  }

  &::-moz-progress-bar {
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
  }

  @media (forced-colors: active) {
    border: 0.0625rem solid CanvasText;
    &::-webkit-progress-value {
      forced-color-adjust: none;
      background: Highlight;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::-webkit-progress-value {
      transition: none;
    }
  }
`;
