import { keyframes, styled } from 'styled-components';
import { theme } from '@showcase/ui';
import {
  focusRing,
  half,
  halves,
  headingText,
  plainButton,
  visuallyHidden,
} from '@showcase/ui/internal';

const pictureDrift = keyframes`
  from { transform: scale(1.04) translate(-1.2%, -1.2%); }
  to { transform: scale(1.16) translate(1.8%, 1.4%); }
`;

const drift = keyframes`
  from { translate: 0 -1.1rem; }
  to { translate: 0 1.1rem; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* Covers the window, or a page that moves: that is as high as the window, as the header of 'cover'. */
export const Root = styled.div`
  position: fixed;
  z-index: 1;
  inset: 0;
  overflow: hidden;
  container: bilingual / size;
  color: ${theme.color.text};
  background: ${theme.color.page};
  font-family: ${theme.font.family};
  cursor: none;
`;

export const Heading = styled.h1`
  ${visuallyHidden}
`;

export const SlideList = styled.ul`
  ${visuallyHidden}
`;

/* The loop itself takes presses: browsers fire no click if the slide is removed before the press ends. */
export const Slide = styled.div`
  --slide-scrim: to top;
  isolation: isolate;
  pointer-events: none;
  position: absolute;
  inset: 0;
  display: grid;
  align-content: end;
  overflow: hidden;
  background: ${theme.color.page};

  &[data-place='start'] {
    --slide-scrim: to bottom;
    align-content: start;
  }

  &[data-place='middle'] {
    align-content: center;
  }

  /* The next picture dissolves over the last, whose text has left by then. */
  &[data-state='shown'] {
    animation: ${appear} 1.2s 0.3s cubic-bezier(0.4, 0, 0.2, 1) backwards;
  }

  &[data-first] {
    animation: none;
  }

  &[data-state='next'] {
    visibility: hidden;
  }

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    animation: ${pictureDrift} 40s ease-in-out infinite alternate;
  }

  /* Keeps texts readable over any picture: it's never lighter behind them than AA contrast allows. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: linear-gradient(
      var(--slide-scrim),
      color-mix(in srgb, ${theme.color.page} 92%, transparent) 10%,
      color-mix(in srgb, ${theme.color.page} 72%, transparent) 50%,
      transparent
    );
  }

  &[data-place='middle']::before {
    background: linear-gradient(
      transparent,
      color-mix(in srgb, ${theme.color.page} 74%, transparent) 30% 70%,
      transparent
    );
  }

  @media (prefers-reduced-motion: reduce) {
    && {
      animation: none;
    }

    img {
      animation: none;
    }
  }
`;

export const Text = styled.div`
  position: relative;
  z-index: 2;
  padding-inline: ${theme.space.page};
  padding-block: clamp(1.75rem, 7cqmin, 8rem);
  animation:
    ${drift} 26s ease-in-out infinite alternate,
    ${appear} 1.1s 1.2s backwards;

  [data-first] > & {
    animation: ${drift} 26s ease-in-out infinite alternate;
  }

  [data-state='last'] > & {
    opacity: 0;
    transition: opacity 0.3s;
  }

  @media (prefers-reduced-motion: reduce) {
    && {
      animation: none;
      transition: none;
    }
  }

  /* On a landscape phone, or at 400 % zoom, the text is below the button, which stays at the top. */
  @container bilingual (max-height: 30rem) {
    padding-block: 3.5rem 0.5rem;
    animation: none;
  }
`;

export const Halves = styled.div`
  ${halves('64rem')}

  @container bilingual (max-height: 30rem) {
    row-gap: 0.5rem;
  }
`;

export const Half = styled.div`
  ${half('64rem', 3)}
  gap: clamp(0.25rem, 1.6cqmin, 1.5rem);

  @container bilingual (min-width: 64rem) {
    align-content: end;
  }

  /* When stacked, the text above the star is as far from it as the title below, which has its own space. */
  @container bilingual (max-width: 64rem) and (min-height: 30rem) {
    &:first-child {
      padding-block-end: clamp(0.75rem, 4cqmin, 2.5rem);
    }
  }

  @container bilingual (max-width: 64rem) and (max-height: 30rem) {
    & + &::before,
    & + &::after {
      display: none;
    }
  }
`;

export const Eyebrow = styled.p`
  ${headingText}
  grid-row: 1;
  /* Only the highlight needs a denser scrim. */
  color: color-mix(in srgb, ${theme.color.highlight}, ${theme.color.text});
  font-size: clamp(0.875rem, 2.3cqmin, 3rem);
`;

export const Title = styled.p`
  ${headingText}
  grid-row: 2;
  align-self: last baseline;
  font-size: clamp(1.25rem, var(--title-size) * min(12cqmin, 6.2cqi), 16rem);
  font-weight: 700;
  --title-size: 1;

  /* Always on one line, so it needs no Arabic leading. */
  &[data-length='short'] {
    --title-size: 1.45;
    line-height: ${theme.font.lineHeading};
  }

  &[data-length='long'] {
    --title-size: 0.62;
  }

  @container bilingual (max-width: 64rem) {
    font-size: clamp(1.25rem, var(--title-size) * min(11.5cqi, 7cqb), 11rem);
  }

  /* Stacked on a landscape screen, below the button. */
  @container bilingual (max-width: 64rem) and (max-height: 40rem) {
    font-size: clamp(1.25rem, var(--title-size) * 5.5cqb, 4rem);
  }

  @container bilingual (max-height: 20rem) {
    font-size: 1.125rem;
  }
`;

export const Caption = styled.p`
  grid-row: 3;
  max-inline-size: 34em;
  margin: 0;
  font-size: clamp(0.875rem, 3cqmin, 4rem);
  line-height: 1.45;
  text-wrap: pretty;

  &:lang(ar) {
    line-height: ${theme.font.lineArabic};
  }

  @container bilingual (max-width: 64rem) {
    font-size: clamp(0.875rem, min(4cqi, 3cqb), 3rem);
  }

  @container bilingual (max-height: 20rem) {
    font-size: 0.8125rem;
    line-height: 1.35;

    &:lang(ar) {
      line-height: 1.5;
    }
  }
`;

/* Moves to a different corner on each slide, away from the text. */
export const Leave = styled.button`
  ${plainButton}
  ${focusRing}
  position: absolute;
  z-index: 3;
  inset-block-start: clamp(0.5rem, 5cqmin, 6rem);
  inset-inline-start: ${theme.space.page};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.9em;
  min-block-size: ${theme.target};
  max-inline-size: calc(100% - 2 * ${theme.space.page});
  padding-inline: 1.2em;
  border-radius: ${theme.radius.pill};
  background: color-mix(in srgb, ${theme.color.page} 82%, transparent);
  color: ${theme.color.text};
  font-size: clamp(0.875rem, 3.2cqmin, 4.5rem);
  animation: ${drift} 34s ease-in-out infinite alternate-reverse;

  &[data-corner='1'],
  &[data-corner='2'] {
    inset-inline: auto ${theme.space.page};
  }

  &[data-corner='2'],
  &[data-corner='3'] {
    inset-block: auto clamp(0.5rem, 5cqmin, 6rem);
  }

  @container bilingual (max-height: 30rem) {
    && {
      inset-block: 0.25rem auto;
      gap: 0.25rem 0.5rem;
      padding-inline: 0.75rem;
      font-size: 0.8125rem;
      animation: none;
    }
  }

  i {
    inline-size: 0.5em;
    block-size: 0.5em;
    border-radius: 50%;
    background: ${theme.color.highlight};
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
