import { keyframes, styled } from 'styled-components';
import { motion } from '@showcase/ui';

const lightUp = keyframes`
  from {
    opacity: 0;
  }
`;

/* Behind the page and over its background. */
export const Glow = styled.div`
  position: fixed;
  z-index: -1;
  inset: -6rem;
  filter: blur(5rem) saturate(1.5) brightness(0.8);
  pointer-events: none;

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    opacity: 0;
    transition: opacity ${motion.css};
  }

  img[data-lit] {
    opacity: 0.55;
    animation: ${lightUp} ${motion.css};
  }

  @media (prefers-reduced-motion: reduce) {
    img,
    img[data-lit] {
      transition: none;
      animation: none;
    }
  }

  @media (forced-colors: active), print {
    display: none;
  }
`;
