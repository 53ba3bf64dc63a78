import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { portrait } from '@showcase/ui/internal';

/* A circle has no reading direction. */
export const Root = styled.div`
  inline-size: min(100%, 26rem, 40vh);
  /* The outer ring, which fades, begins where the text does. */
  margin-inline-start: -1.5rem;
  margin-block-start: ${theme.space.xl};
  aspect-ratio: 1;
  border-radius: 50%;
  background:
    radial-gradient(circle closest-side, ${theme.color.highlight} 0 3%, transparent 3.6%),
    repeating-radial-gradient(
      circle closest-side,
      transparent 0 calc(12% - 2px),
      ${theme.color.accent} calc(12% - 1.25px) calc(12% - 0.75px),
      transparent 12%
    );
  mask-image: radial-gradient(circle closest-side, rgb(0 0 0 / 90%), transparent 92%);
  pointer-events: none;

  /* What follows covers the rings as it grows, and doesn't move them. */
  ${portrait} {
    position: absolute;
    z-index: -1;
    inset-block-start: 12.5vh;
    inset-inline: 0;
    inline-size: 30vh;
    margin: 0 auto;
  }

  @media (orientation: landscape) and (width < 75rem),
    (width < 37.5rem),
    (forced-colors: active),
    print {
    display: none;
  }
`;
