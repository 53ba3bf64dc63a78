import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { focusRing, phone, short, visuallyHidden } from '@showcase/ui/internal';

export const Tile = styled.li`
  position: relative;
  display: grid;
  inline-size: calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns) - 0.01px);
`;

export const TileLink = styled.a`
  display: flex;
  flex-direction: column;
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  text-decoration: none;

  ${focusRing}

  &:focus-visible {
    outline-offset: 0.5rem;
  }

  @media (hover: hover) {
    &[href]:hover {
      color: ${theme.color.highlight};
    }
  }

  &[href]:active {
    color: ${theme.color.accent};
  }

  &[aria-disabled] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;

export const Frame = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  margin-block-end: ${theme.space.xs};
  border: 0.0625rem solid color-mix(in srgb, ${theme.color.highlight} 24%, transparent);
  transition:
    border-color 0.2s,
    box-shadow 0.2s,
    scale 0.2s;

  @media (hover: hover) {
    [href]:hover > & {
      border-color: ${theme.color.highlight};
      box-shadow: 0 0 0 2px ${theme.color.highlight};
    }
  }

  [href]:active > & {
    scale: 0.98;
  }

  [aria-disabled] > & {
    opacity: 0.45;
  }

  /* The link itself takes presses: browsers fire no click if the loop is removed during the press. */
  img,
  video {
    pointer-events: none;
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* From the second tile with the same picture on: its corners, closer. */
  &[data-crop='1'] > * {
    scale: 1.8;
    transform-origin: 100% 100%;
  }

  &[data-crop='2'] > * {
    scale: 1.8;
    transform-origin: 0% 100%;
  }

  &[data-crop='3'] > * {
    scale: 1.8;
    transform-origin: 60% 0%;
  }

  &[data-crop='4'] > * {
    scale: 2.2;
    transform-origin: 20% 60%;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    [href]:active > & {
      scale: none;
    }
  }
`;

/* A name has its own line, on the side where its script begins. */
export const Name = styled.span`
  display: block;
  font-size: ${theme.font.body};
  font-weight: 600;
  line-height: 1.35;
  text-align: start;
  text-wrap: balance;

  &:lang(ar) {
    line-height: 1.5;
  }

  /* Below Arabic names of one or two lines, those of a row share a line. */
  &:lang(ar) + &:not(:lang(ar)) {
    margin-block-start: auto;
  }

  ${phone} {
    font-size: min(${theme.font.small}, 4.2vw);
  }

  ${short} {
    font-size: ${theme.font.small};
  }
`;

/* In a corner of the picture. */
export const Variants = styled.ul`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* The disc is smaller than the target around it. */
export const Variant = styled.a`
  ${focusRing}
  display: grid;
  place-items: center;
  inline-size: ${theme.target};
  block-size: ${theme.target};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};

  &::before {
    content: '';
    grid-area: 1 / 1;
    inline-size: 2rem;
    block-size: 2rem;
    border: 0.0625rem solid ${theme.color.border};
    border-radius: ${theme.radius.s};
    background: ${theme.color.surface};
  }

  svg {
    position: relative;
    grid-area: 1 / 1;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  @media (hover: hover) {
    &[href]:hover::before {
      border-color: ${theme.color.highlight};
      background: ${theme.color.raised};
    }
  }

  &[aria-disabled] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
