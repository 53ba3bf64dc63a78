import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/* All text and the code are dark on white in every theme, so they're readable over any picture. */
export const Root = styled.figure`
  display: inline-grid;
  grid-template-columns: minmax(0, auto);
  justify-items: center;
  align-items: center;
  max-inline-size: 100%;
  margin: 0;
  border-radius: ${theme.radius.m};
  color: #17101c;
  background: #ffffff;
  font-family: ${theme.font.family};
  forced-color-adjust: none;
`;

export const Plate = styled.a`
  container-type: inline-size;
  display: grid;
  justify-items: center;
  gap: ${theme.space.xs};
  inline-size: min(clamp(12.5rem, 26vmin, 18rem), 64vw);
  max-inline-size: 100%;
  padding-block-end: ${theme.space.s};
  border-radius: ${theme.radius.m};
  overflow: hidden;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: 3px solid currentcolor;
    outline-offset: -5px;
  }

  @media (hover: hover) {
    &[href]:hover > bdi {
      text-decoration: underline;
    }
  }
`;

/* It keeps its size while the code loads. The quiet zone of four modules is part of the drawing. */
export const Code = styled.div`
  inline-size: 100%;
  aspect-ratio: 1;

  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const Caption = styled.figcaption`
  display: grid;
  justify-items: center;
  max-inline-size: 26rem;
  padding: ${theme.space.s} ${theme.space.s} 0;
  text-align: center;
  text-wrap: balance;
`;

export const Address = styled.bdi`
  max-inline-size: 100%;
  padding-inline: ${theme.space.xs};
  /* Words of 15 letters stay whole. */
  font-size: min(${theme.font.small}, 10cqi);
  line-height: 1.35;
  text-wrap: balance;
  text-align: center;
`;
