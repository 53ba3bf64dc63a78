import { styled } from 'styled-components';
import { motion } from '../motion/motion.ts';
import { theme } from '../theme/theme.ts';

/* Fills the screen behind everything. */
export const Backdrop = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  background: ${theme.color.page};
  pointer-events: none;

  @media (forced-colors: active), print {
    display: none;
  }
`;

/* One scene: a picture, its video and its scrim. It covers the scene before it completely. */
export const Layer = styled.div<{ $focus?: string | undefined }>`
  position: absolute;
  inset: 0;
  opacity: 0;
  background: linear-gradient(${theme.color.soft}, ${theme.color.page} 66%);
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
    object-position: ${({ $focus = '50% 50%' }) => $focus};
  }

  /* The picture ends where the scrim covers it, so its focus is in the upper half. */
  &[data-scrim='ground'] > :is(img, video) {
    block-size: 66%;

    @media (orientation: portrait) {
      block-size: 56%;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/*
 * 'soft' is for glass, which keeps its own contrast; 'strong' is for text directly on the picture; 'ground' leaves the
 * upper half of the picture unchanged, for text in the lower half.
 */
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
    background: color-mix(in srgb, ${theme.color.page} 86%, transparent);
  }

  [data-scrim='ground'] > & {
    background: linear-gradient(transparent 44%, ${theme.color.page} 66%);

    @media (orientation: portrait) {
      background: linear-gradient(transparent 34%, ${theme.color.page} 56%);
    }
  }
`;
