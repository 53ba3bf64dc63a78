import { keyframes, styled } from 'styled-components';
import { Backdrop } from '../backdrop/Backdrop.styles.ts';
import { cornerSize, pageMargin } from '../internal/frame.mixins.ts';
import { cornerSpace } from '../internal/pageTop.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { kiosk, portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/* If pictures can't be behind text, this one gets its own frame after the page. */
const apart = '@media (forced-colors: active), print';

/* Has no position: the picture is behind everything, the signal and the control above it. */
export const Root = styled.div`
  display: contents;
`;

export const Picture = styled(Backdrop)`
  ${apart} {
    position: relative;
    z-index: 0;
    display: block;
    block-size: clamp(14rem, 50vh, 40rem);
    margin: 0 ${pageMargin} ${theme.space.l};
    border: 0.0625rem solid;
    border-radius: ${theme.radius.m};
  }

  /* On a kiosk, the actions are within reach, and the frame is between them and the title. */
  @media (forced-colors: active) {
    ${portrait} {
      position: absolute;
      inset: 32vh 0 30vh;
      block-size: auto;
    }
  }

  @media print {
    block-size: auto;
    aspect-ratio: 16 / 9;
    overflow: visible;
  }
`;

/** The stream's address, for paper. */
export const Address = styled.div`
  display: none;

  @media print {
    display: block;
    position: absolute;
    inset-block-start: 100%;
    padding-block: ${theme.space.s};
    color: ${theme.color.text};
    font-family: ${theme.font.family};
    font-size: ${theme.font.small};
  }
`;

/* The page's colour behind titles: at the top and towards the inline start. */
export const Scrim = styled.div`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(
      color-mix(in srgb, ${theme.color.page} 80%, transparent),
      color-mix(in srgb, ${theme.color.page} var(--density, 50%), transparent) var(--depth, 34%),
      transparent calc(var(--depth, 34%) + 18%)
    ),
    linear-gradient(
      90deg,
      color-mix(in srgb, ${theme.color.page} 40%, transparent),
      transparent 50%
    );

  /* On a laptop and a phone the texts reach further down. */
  ${short}, (max-width: 37.4375rem) {
    --density: 82%;
    --depth: 44%;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  /* On such a screen the texts cross the horizon. */
  @media (max-height: 30rem) {
    background: color-mix(in srgb, ${theme.color.page} 80%, transparent);
  }

  ${apart} {
    display: none;
  }
`;

const beat = keyframes`
  50% { opacity: 0.35; }
`;

/* Above the first line of the page, next to the control; the provider makes room for both. */
export const Signal = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(${cornerSpace} + ${cornerSize} / 2);
  inset-inline-end: calc(${pageMargin} + ${cornerSize} + ${theme.space.s});
  translate: 0 -50%;
  display: flex;
  align-items: center;
  gap: 0.7em;
  min-block-size: ${cornerSize};
  margin: 0;
  padding-inline: 1.1em;
  border: 0.0625rem solid color-mix(in srgb, ${theme.color.text} 26%, transparent);
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.surface} 86%, transparent);
  font-family: ${theme.font.family};
  font-size: min(${theme.font.small}, 4.4vw);
  font-weight: 600;
  pointer-events: none;

  /* The control is in the lower corner. */
  ${kiosk} {
    inset-inline: ${pageMargin} auto;
  }

  /* The light glows while live and is a ring otherwise. */
  &::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    inline-size: 0.75em;
    block-size: 0.75em;
    border: 2px solid ${theme.color.muted};
    border-radius: 50%;
  }

  /* Between the controls of a phone. */
  @media (max-width: 26rem) {
    gap: 0.4em;
    padding-inline: 0.6em;
    font-size: min(0.75rem, 3.1vw);
    letter-spacing: 0;
  }

  &[data-state='live'] {
    border-color: color-mix(in srgb, ${theme.color.highlight} 60%, transparent);
  }

  &[data-state='live']::before {
    border-color: ${theme.color.highlight};
    background: ${theme.color.highlight};
    box-shadow: 0 0 0.9em ${theme.color.highlight};
    animation: ${beat} 2.4s ease-in-out infinite;
  }

  &[data-state='connecting']::before,
  &[data-state='reconnecting']::before {
    border-color: ${theme.color.warning};
    animation: ${beat} 1.2s ease-in-out infinite;
  }

  &[data-state='offline'] {
    border-style: dashed;
  }

  [lang='en'] {
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }

  @media (prefers-reduced-motion: reduce) {
    &&::before {
      animation: none;
    }
  }

  @media print {
    display: none;
  }
`;

/* Its own place at the end of the page would be below the window. */
export const Announcement = styled.p`
  ${visuallyHidden}
  inset-block-start: 0;
`;
