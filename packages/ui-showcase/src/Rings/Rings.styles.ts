import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { portrait } from '@showcase/ui/internal';

/* A circle has no reading direction; its picture is mirrored, as on an ImageLink. */
export const Root = styled.div`
  display: grid;
  place-items: center;
  inline-size: min(100%, 34rem, 50vh);
  /* The outer ring, which fades, begins where the text does. */
  margin-inline-start: -1.5rem;
  margin-block-start: ${theme.space.xl};
  aspect-ratio: 1;
  pointer-events: none;

  > *,
  &::before {
    grid-area: 1 / 1;
  }

  &::before {
    content: '';
    inline-size: 100%;
    aspect-ratio: 1;
    background: repeating-radial-gradient(
      circle closest-side,
      transparent 0 calc(12% - 2px),
      ${theme.color.accent} calc(12% - 1.25px) calc(12% - 0.75px),
      transparent 12%
    );
    mask-image: radial-gradient(circle closest-side, rgb(0 0 0 / 90%), transparent 92%);
  }

  /* The picture's ground fades into the page's. */
  > img {
    inline-size: 56%;
    block-size: auto;
    mask-image: radial-gradient(circle closest-side, #000 60%, transparent);

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }

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
