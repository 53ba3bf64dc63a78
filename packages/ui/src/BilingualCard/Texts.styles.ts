import { styled } from 'styled-components';
import { pageTop } from '../internal/pageTop.ts';
import { headingText } from '../theme/mixins.ts';
import { pageEnd, phone, portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { columns, size, stacked, wide } from './composition.ts';

/**
 * The space above the texts: what the composition asks for, less what the next block of the page takes, but at least
 * as much as the page's controls need.
 */
const above = (length: string) =>
  `max(${length} - var(--showcase-next, 0px), ${pageTop} - var(--fade))`;

/** The ground of the next block begins below the dots of Arabic letters, which reach below their line. */
const lettersBelow = '0.4rem';

/* In a box: one language below the other, or next to it. Over a backdrop: on a gradient of the page's colour. */
export const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  ${columns} {
    &:not([data-single]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${theme.space.xl};
    }
  }

  [data-hero] > && {
    --fade: 7rem;
    grid-auto-flow: dense;
    grid-template-columns: minmax(0, 1fr) auto auto minmax(0, 1fr);
    column-gap: 0;
    padding: var(--fade) ${theme.space.page} ${theme.space.xl};
    background: linear-gradient(
      transparent,
      color-mix(in srgb, ${theme.color.page} 70%, transparent) calc(0.55 * var(--fade)),
      color-mix(in srgb, ${theme.color.page} 92%, transparent) var(--fade),
      ${theme.color.page} calc(2.5 * var(--fade))
    );
  }

  [data-hero='backdrop'] > && {
    /* Leaves the space above to the motif. */
    margin-block-start: ${above('22svh')};

    /* The action is in view. */
    ${phone} {
      --fade: 3.5rem;
      margin-block-start: ${above('20svh')};

      &[data-columns] {
        margin-block-start: ${above('14svh')};
      }
    }

    ${portrait} {
      column-gap: 1rem;
      margin-block-start: ${above('20svh')};
      padding-block-end: ${pageEnd};

      &[data-compact] {
        padding-block-end: ${lettersBelow};
      }
    }

    ${wide} {
      --fade: ${size(5.5)};
      column-gap: ${size(3)};
      margin-block-start: ${above('0px')};
      padding-block-end: ${size(2.5)};

      &[data-compact] {
        padding-block-end: ${lettersBelow};
      }
    }
  }

  [data-hero='stage'] > && {
    padding-block: ${theme.space.xl};
    background: none;

    ${stacked} {
      display: contents;
    }

    /* The title begins where the film does, and Back is at its end. */
    ${wide} {
      grid-template-rows: repeat(4, auto) 1fr;
      padding-inline-end: 0;
    }
  }

  @media print {
    &&&& {
      margin-block-start: 0;
      padding-block: ${theme.space.l};
    }
  }
`;

export const Half = styled.div`
  display: contents;
`;

export const Title = styled.h1`
  ${headingText}
  grid-column: 1 / -1;
  font-size: clamp(1.5rem, 1rem + 2.5cqi, 2.5rem);

  /* Arabic dots reach below the line. */
  &:lang(ar) {
    padding-block-end: 0.26em;
  }

  [lang] + [lang] > & {
    margin-block-start: ${theme.space.xl};
  }

  ${columns} {
    [data-box] > :not([data-single]) > * > & {
      grid-area: 1 / 1;
      align-self: last baseline;
    }

    [data-box] > :not([data-single]) > [lang] + [lang] > && {
      grid-area: 1 / 2;
      margin-block-start: 0;
    }
  }

  [data-hero] & {
    font-size: min(clamp(2rem, 1rem + 6.4cqi, 3.5rem), 10.6vw);

    ${phone} {
      font-size: min(2.125rem, 10.6vw);
    }

    ${portrait} {
      font-size: 3.6rem;

      &:lang(ar) {
        font-size: 3.25rem;
      }

      &:not([data-size='large']) {
        font-size: 3.25rem;

        &:lang(ar) {
          font-size: 2.9rem;
        }
      }
    }
  }

  ${portrait} {
    [data-hero] [lang] + [lang] > & {
      margin-block-start: 1.75rem;
    }

    [data-hero] &:lang(ar) {
      padding-block-end: 0.12em;
    }

    [data-hero] > [data-compact] > * > && {
      grid-area: 1 / 1 / auto / 3;
      align-self: last baseline;
      margin: 0;
      font-size: 3rem;
    }

    [data-hero] > [data-compact] > * + * > && {
      grid-column: 3 / 5;
    }
  }

  ${wide} {
    [data-hero='backdrop'] & {
      grid-column: 1 / 3;
      grid-row: 1;
      align-self: last baseline;
      justify-self: self-start;
      font-size: ${size(6.5)};

      &[data-size='medium'] {
        font-size: ${size(5.25)};
      }

      &[data-size='small'] {
        font-size: ${size(3.75)};

        &:lang(ar) {
          font-size: ${size(3.25)};
        }
      }
    }

    [data-hero='backdrop'] [lang] + [lang] > & {
      grid-column: 3 / 5;
      margin-block-start: 0;
    }

    /* Next to a stage, no word is wider than the column. */
    [data-hero='stage'] && {
      font-size: min(3.5rem, 4.4cqi);
    }

    [data-hero='backdrop'] > [data-compact] > * > & {
      font-size: ${size(4.5)};
    }

    [data-hero] > [data-figures='titles'] > * > && {
      grid-column: 1 / 2;
    }

    [data-hero] > [data-figures='titles'] > * + * > && {
      grid-column: 4 / 5;
    }
  }
`;

export const Description = styled.p`
  grid-column: 1 / -1;
  justify-self: self-start;
  max-inline-size: 24.5em;
  margin: ${theme.space.xs} 0 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.body};
  line-height: 1.5;
  text-wrap: pretty;

  ${columns} {
    [data-box] > :not([data-single]) > * > & {
      grid-area: 2 / 1;
    }

    [data-box] > :not([data-single]) > [lang] + [lang] > && {
      grid-area: 2 / 2;
    }
  }

  [data-hero] & {
    margin-block-start: ${theme.space.s};
    font-size: ${theme.font.lead};

    ${portrait} {
      margin-block-start: 0.6rem;
      font-size: 1.24rem;
    }
  }

  ${portrait} {
    [data-hero] > [data-compact] > * > && {
      grid-area: 2 / 1 / auto / 3;
      text-wrap: balance;
    }

    [data-hero] > [data-compact] > * + * > && {
      grid-column: 3 / 5;
    }
  }

  ${wide} {
    [data-hero='backdrop'] & {
      grid-column: 1 / 3;
      grid-row: 2;
      margin-block-start: ${size(0.75)};
      font-size: max(1rem, ${size(1.875)});
      line-height: 1.4;

      &:lang(ar) {
        line-height: 1.65;
      }
    }

    [data-hero='backdrop'] [lang] + [lang] > & {
      grid-column: 3 / 5;
    }

    [data-hero='backdrop'] > [data-compact] > * > && {
      max-inline-size: none;
      margin-block-start: ${size(1.4)};
      font-size: ${theme.font.body};
    }
  }
`;

export const Action = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-self: start;
  max-inline-size: 100%;
  margin-block-start: ${theme.space.l};

  @container bilingual (max-width: 30rem) {
    justify-self: stretch;
  }

  [data-hero] > :not([data-single]) > & {
    justify-self: auto;

    ${portrait} {
      justify-self: center;
    }

    ${wide} {
      grid-row: 4;
      justify-self: center;
      align-self: end;
      margin-block-start: ${size(2)};
    }
  }

  /* Between the figures. */
  [data-hero] > [data-figures]:not([data-single]) > & {
    ${portrait} {
      grid-column: 2 / 4;
      align-self: center;
    }

    ${wide} {
      grid-column: 2 / 4;
    }
  }
`;

export const Back = styled.footer`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  margin-block-start: ${theme.space.s};

  [data-hero] > :not([data-single]) > & {
    justify-items: center;
  }

  [data-hero='stage'] & {
    align-self: end;
    margin-block-start: ${theme.space.l};
  }

  /* Apart from the action: on most phones, below the first view. */
  ${phone} {
    [data-hero] & {
      margin-block-start: 3.25rem;
    }
  }

  ${stacked} {
    [data-hero='stage'] & {
      order: 2;
    }
  }

  ${wide} {
    [data-hero='backdrop'] & {
      grid-row: 5;
    }

    [data-hero='backdrop'] > [data-figures] > & {
      grid-column: 2 / 4;
    }

    [data-hero='stage'] > :not([data-single]) > & {
      container-type: inline-size;
      justify-items: stretch;

      > * {
        /* On one line with the film's action, a button, to which both end. */
        min-block-size: calc(1.65 * ${theme.font.body} + 0.4 * ${theme.target} + 4px);
        padding-inline: 0;
        font-size: ${theme.font.small};

        /* From one edge of the texts to the other. */
        @container (width > 26rem) {
          grid-template-columns: auto auto auto;
          justify-content: space-between;
        }
      }
    }
  }
`;
