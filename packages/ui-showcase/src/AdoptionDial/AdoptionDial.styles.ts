import { keyframes, styled } from 'styled-components';
import { motion, theme } from '@showcase/ui';
import { kiosk, portrait } from '@showcase/ui/internal';

export const Root = styled.div`
  display: grid;
  place-items: center;
  /* The whole dial fits on a short screen. */
  inline-size: min(100%, 30rem, max(min(12rem, 60vw), 62vh - 13rem));
  aspect-ratio: 1;

  ${portrait} {
    inline-size: min(100%, max(24rem, 52vh));
  }

  /* Above the touch area, which has room for the search. */
  ${kiosk} {
    inline-size: min(100%, max(24rem, 44vh));
  }

  color: ${theme.color.text};
  font-family: ${theme.font.family};
  container-type: inline-size;
  contain-intrinsic-inline-size: min(10rem, 40vw);

  > * {
    grid-area: 1 / 1;
  }

  > svg {
    display: block;
    inline-size: 100%;
    overflow: visible;
    fill: ${theme.color.soft};
    stroke: color-mix(in srgb, ${theme.color.accent} 45%, transparent);
    stroke-width: 0.5;
    stroke-linejoin: round;

    @media (forced-colors: active) {
      fill: Canvas;
      stroke: CanvasText;
    }
  }

  [data-part='star'] {
    fill: none;
    stroke: ${theme.color.highlight};
    stroke-width: 0.8;
  }
`;

const grow = keyframes`
  from {
    transform: scale(0);
  }
`;

/* Adopted petals grow outwards from their base, one after the other around the dial. */
export const Petal = styled.path`
  fill: ${theme.color.accent};
  stroke: ${theme.color.accent};
  transform: scale(0);
  transform-origin: 0 -55px;
  transition: transform ${motion.css};

  &[data-adopted] {
    transform: none;
    animation: ${grow} ${motion.css} backwards;
  }

  g:nth-child(n + 6) > & {
    animation-delay: 0.06s;
  }

  g:nth-child(n + 11) > & {
    animation-delay: 0.12s;
  }

  g:nth-child(n + 16) > & {
    animation-delay: 0.18s;
  }

  g:nth-child(n + 21) > & {
    animation-delay: 0.24s;
  }

  @media (forced-colors: active) {
    fill: CanvasText;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    &[data-adopted] {
      animation: none;
    }
  }
`;

export const Ring = styled.circle`
  fill: none;
  stroke: ${theme.color.soft};
  stroke-width: 24;
  transition: stroke-dasharray ${motion.css};

  &[data-adopted] {
    stroke: ${theme.color.accent};
  }

  @media (forced-colors: active) {
    stroke: GrayText;

    &[data-adopted] {
      stroke: Highlight;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Middle = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
`;
