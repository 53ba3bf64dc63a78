import { styled } from 'styled-components';
import { pageTop } from '../internal/pageTop.ts';
import { portrait, pageEnd, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  position: relative;
  display: grid;
  align-content: center;
  overflow: hidden;
  min-block-size: clamp(20rem, 58dvh, 60rem);
  padding: ${theme.space.xl};
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: ${theme.color.page};
  font-family: ${theme.font.family};
  isolation: isolate;

  &[data-size='screen'] {
    min-block-size: 0;
    padding: ${theme.space.xl} ${theme.space.page};
    border: 0;
    border-radius: 0;
  }

  ${short} {
    &[data-size='panel'] {
      min-block-size: 20rem;
    }
  }

  /* Zoomed to 200 %, the title stays below the control in the corner. */
  @media (orientation: landscape) and (max-height: 24rem) {
    &[data-size='screen'] {
      padding-block-start: ${pageTop};
    }
  }

  @media (orientation: portrait) {
    align-content: end;

    &[data-size='panel'] {
      padding-block-start: 33vh;
    }
  }

  /* Controls are within reach. */
  ${portrait} {
    &[data-size='panel'] {
      padding-block-end: ${theme.space.l};
    }

    /* The picture takes the space that a single-item list leaves. */
    &[data-size='panel']:has(li:only-child) {
      --picture: 70%;
      --picture-end: 42vh;
    }

    &[data-size='screen'] {
      padding-block-end: ${pageEnd};
    }
  }

  @media print {
    && {
      min-block-size: 0;
      padding-block: ${theme.space.l};
    }
  }
`;

export const Image = styled.img`
  position: absolute;
  z-index: -2;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  [data-size='screen'] > &:dir(rtl) {
    transform: scaleX(-1);
  }

  /* Places the picture in the half without text. */
  [data-size='panel'] > & {
    inset-inline-start: auto;
    inline-size: 56%;
  }

  @media (orientation: portrait) {
    object-position: 66% 0;

    [data-size='panel'] > & {
      inline-size: 100%;
      block-size: var(--picture, 62%);
      object-position: 50% 50%;
    }
  }

  /* A different picture for the paper size would load too late. */
  @media print {
    display: none;
  }
`;

/* Keeps the text readable over any picture. */
export const Scrim = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  background: linear-gradient(
    90deg,
    ${theme.color.page} 0%,
    color-mix(in srgb, ${theme.color.page} 86%, transparent) 44%,
    transparent 76%
  );

  [data-size='panel'] > & {
    background: linear-gradient(90deg, ${theme.color.page} 44%, transparent 72%);
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (orientation: portrait) {
    background: linear-gradient(transparent 26%, ${theme.color.page} 80%);

    [data-size='panel'] > & {
      block-size: var(--picture, 62%);
      background: linear-gradient(
        transparent 45%,
        color-mix(in srgb, ${theme.color.page} 66%, transparent) min(var(--picture-end, 33vh), 80%),
        ${theme.color.page}
      );
    }
  }

  /* As high as the text, which is within reach. */
  ${portrait} {
    [data-size='screen'] > & {
      background: linear-gradient(transparent 20%, ${theme.color.page} 72%);
    }
  }
`;

export const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xl};
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: clamp(min(100%, 22rem), 42%, 40rem);

  /* Leaves the column room for a long word. */
  && [data-size='display'] {
    font-size: min(${theme.font.display}, 16cqi);
  }

  @media (orientation: portrait) {
    max-inline-size: none;
  }
`;
