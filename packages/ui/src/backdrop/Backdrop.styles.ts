import { styled } from 'styled-components';
import { motion } from '../motion/motion.ts';
import { theme } from '../theme/theme.ts';

/* Fills the screen behind everything. The page's own background would hide it, so it becomes clear. */
export const Backdrop = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  background: ${theme.color.page};
  pointer-events: none;

  html:has(&) [data-page] {
    background-color: transparent;
  }

  @media (forced-colors: active), print {
    display: none;
  }
`;

export const Layer = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  transition: opacity ${motion.css};

  &[data-ready] {
    opacity: 1;
  }

  img,
  video {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/* 'soft' is for glass, which keeps its own contrast; 'strong' is for text directly on the picture. */
export const Scrim = styled.div`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(
      color-mix(in srgb, ${theme.color.page} 62%, transparent),
      transparent 30% 62%,
      color-mix(in srgb, ${theme.color.page} 78%, transparent)
    ),
    color-mix(in srgb, ${theme.color.page} 26%, transparent);

  [data-scrim='strong'] > & {
    background: color-mix(in srgb, ${theme.color.page} 84%, transparent);
  }
`;
