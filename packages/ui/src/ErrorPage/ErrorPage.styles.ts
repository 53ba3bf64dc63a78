import { styled } from 'styled-components';
import { kiosk, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;

  ${kiosk} {
    grid-template-rows: 1fr auto;
    padding-block-end: 12vh;
  }
`;

export const Star = styled.svg`
  position: relative;
  justify-self: center;
  block-size: clamp(8rem, 50vmin, 44rem);
  margin-block-end: ${theme.space.l};
  fill: none;
  stroke: ${theme.color.accent};

  ${short} {
    block-size: clamp(8rem, 36vmin, 17rem);
    margin-block-end: ${theme.space.s};
  }

  /* In the part for reading; the buttons are within reach. */
  ${kiosk} {
    place-self: center;
    block-size: 80vmin;
  }

  /* The square's proper place. A dash turns each corner: a side has 50 units, and the path begins halfway. */
  > :first-child {
    stroke: ${theme.color.muted};
    stroke-dasharray: 4 6;
    stroke-dashoffset: 7;
  }

  > circle {
    fill: ${theme.color.highlight};
    stroke: none;
  }
`;

/* On the page's colour, edge to edge: a backdrop ends above it. */
export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  border-image: linear-gradient(transparent, ${theme.color.page} 45vh) fill 0 / 0 / 45vh 100vw 100vh;

  /* Both languages have equal weight. */
  h1 ~ * {
    color: inherit;
  }

  /* In one language, the texts are centred below the star. */
  :has(> h1:only-child),
  :has(> h1:only-child) ~ * {
    justify-content: center;
    text-align: center;
  }

  /* Both sentences fit on one line. */
  ${short} {
    h1,
    h1 + [lang] {
      font-size: 1.875rem;
    }
  }

  @media (forced-colors: active) {
    border-image: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s};
`;
