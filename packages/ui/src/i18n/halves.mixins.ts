import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** An eight-pointed star made of two squares. */
export const star = css`
  clip-path: polygon(
    50% 0%,
    64.6% 14.6%,
    85.4% 14.6%,
    85.4% 35.4%,
    100% 50%,
    85.4% 64.6%,
    85.4% 85.4%,
    64.6% 85.4%,
    50% 100%,
    35.4% 85.4%,
    14.6% 85.4%,
    14.6% 64.6%,
    0% 50%,
    14.6% 35.4%,
    14.6% 14.6%,
    35.4% 14.6%
  );
`;

/** Space on either side of the line between the languages: side by side, and stacked. */
const beside = theme.space.xl;
const below = `max(${theme.space.l}, 5cqi)`;

/**
 * Both languages of a component: stacked, or side by side if the container named `bilingual` is wide enough.
 *
 * @param width The minimum width for side by side.
 */
export const halves = (width: string) => css`
  display: grid;
  gap: calc(2 * ${below});

  @container bilingual (min-width: ${width}) {
    grid-template-columns: 1fr 1fr;
    gap: 0 calc(2 * ${beside});
  }
`;

/**
 * One language of a component. Side by side, both languages share rows, so titles, texts and figures start at the
 * same height. A line with a star separates them.
 *
 * @param width As in `halves`.
 * @param rows The number of rows in a half.
 */
export const half = (width: string, rows: number) => css`
  position: relative;
  display: grid;
  align-content: start;
  min-inline-size: 0;

  & + &::before,
  & + &::after {
    content: '';
    position: absolute;
    background: ${theme.color.highlight};
  }

  & + &::before {
    inset-inline: 0;
    inset-block-start: calc(-1 * ${below});
    block-size: 1px;
    mask: linear-gradient(90deg, transparent, #000 50%, transparent);
    opacity: 0.55;
  }

  & + &::after {
    ${star}
    inset-block-start: calc(-1 * ${below} - 0.45rem);
    inset-inline-end: calc(50% - 0.45rem);
    inline-size: 0.9rem;
    block-size: 0.9rem;
  }

  @container bilingual (min-width: ${width}) {
    grid-row: span ${rows};
    grid-template-rows: subgrid;

    /* The first half is at the inline end of the second, whatever the page's direction. */
    & + &::before {
      inset-block: 0;
      inset-inline: auto calc(-1 * ${beside});
      block-size: auto;
      inline-size: 1px;
      mask: linear-gradient(transparent, #000 50%, transparent);
    }

    & + &::after {
      inset-block-start: calc(50% - 0.45rem);
      inset-inline-end: calc(-1 * ${beside} - 0.45rem);
    }
  }
`;
