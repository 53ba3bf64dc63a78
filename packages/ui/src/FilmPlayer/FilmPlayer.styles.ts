import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  /* Not 'hidden': the frame grows with its notice. */
  overflow: clip;
  aspect-ratio: 16 / 9;
  inline-size: 100%;
  border-radius: ${theme.radius.m};
  color: #f3f5ff;
  background: #050608;
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};

  > * {
    grid-area: 1 / 1;
  }

  &:has(> video) {
    container: film / size;
  }

  &[data-idle] {
    cursor: none;
  }

  &:fullscreen {
    border-radius: 0;
  }
`;

/* Around the film, where the frame is taller: its first picture, blurred and stretched, so lights continue upwards. */
export const Surroundings = styled.img`
  display: none;
  position: absolute;
  inset: -2rem;
  inline-size: calc(100% + 4rem);
  block-size: calc(100% + 4rem);
  object-fit: fill;
  filter: blur(2rem) brightness(0.9);

  @container film (max-aspect-ratio: 16/10) {
    display: block;
  }
`;

export const Film = styled.video`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  object-fit: contain;

  /* Its edges fade into its surroundings. */
  @container film (max-aspect-ratio: 16/10) {
    --edge: calc((100cqb - 56.25cqi) / 2);
    --fade: calc(var(--edge) + 16cqi);
    mask-image: linear-gradient(
      transparent var(--edge),
      #000 var(--fade),
      #000 calc(100% - var(--fade)),
      transparent calc(100% - var(--edge))
    );
  }
`;

export const Fault = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
`;
