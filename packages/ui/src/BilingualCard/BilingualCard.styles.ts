import { styled } from 'styled-components';
import { glass } from '../theme/glass.mixins.ts';
import { headingText } from '../theme/mixins.ts';
import { upright } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { size, tablet, wide } from './composition.ts';

/* On a wide screen, the margin at the end has room for the control of the background in the corner. */
const besideControl = `${theme.space.page} max(${theme.space.page}, ${theme.target} + 1.75rem)`;

/* The first card of a page is its opening: it fills the screen and reaches its edges. */
export const Root = styled.article`
  container: bilingual / inline-size;
  inline-size: 100%;
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  main:has(> &:first-child) {
    gap: 0;
    max-inline-size: none;
    padding-block-start: 0;
    padding-inline: 0;
  }

  /* A narrow page keeps the room for the control of its background. */
  @media (min-width: 46.01rem) {
    main:has(> &:first-child) {
      padding-block-end: 0;
    }
  }

  /* What follows stands on the ground of its texts. */
  main:has(> &:first-child) > & ~ * {
    padding: ${theme.space.l} ${theme.space.page} 0;
    background: ${theme.color.page};

    @media (orientation: landscape) and (min-width: 60rem) {
      padding-inline: ${besideControl};
    }
  }

  main:has(> &:first-child) > & ~ :last-child {
    padding-block-end: ${theme.space.m};
  }

  main:has(> &:first-child) > & ~ footer {
    padding-block-start: 0;
    text-align: center;
  }
`;

export const Composition = styled.div`
  display: grid;
  align-content: end;

  main > ${Root}:first-child > & {
    min-block-size: 100dvh;
  }

  /* The next block shows its head, so that visitors know of it. */
  main > ${Root}:first-child:not(:last-child) > & {
    min-block-size: calc(100dvh - 5rem);

    /* Beside a code, what visitors press is in the next block. */
    ${upright} {
      &:has([data-code]) {
        min-block-size: 52.3dvh;
      }
    }

    ${tablet} {
      &:has([data-code]) {
        min-block-size: 0;
      }
    }
  }

  &[data-hero='stage'] {
    align-content: center;

    /* A film is played by hand: it and what visitors press are within reach, the texts above. */
    ${upright} {
      &[data-film] {
        align-content: end;
        padding: ${theme.space.xl} ${theme.space.page} 9dvh;
      }
    }

    ${wide} {
      grid-template-columns: minmax(0, 1fr) 60cqi;
      align-items: center;
      gap: ${size(4)};
      padding-inline-end: ${theme.space.page};
    }
  }

  /* Without the motif above, nothing stands at the end. */
  @media (forced-colors: active) {
    align-content: center;
  }

  @media print {
    min-block-size: 0 !important;
  }
`;

/* The texts are on a gradient of the page's colour, which ends above them. */
export const Texts = styled.div`
  --fade: 7rem;
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: minmax(0, 1fr) auto auto minmax(0, 1fr);
  padding: var(--fade) ${theme.space.page} ${theme.space.xl};
  background: linear-gradient(
    transparent,
    color-mix(in srgb, ${theme.color.page} 70%, transparent) calc(0.55 * var(--fade)),
    color-mix(in srgb, ${theme.color.page} 92%, transparent) var(--fade),
    ${theme.color.page} calc(2.5 * var(--fade))
  );

  [data-hero='backdrop'] > & {
    /* The motif is above. */
    margin-block-start: 30svh;

    /* What visitors press is above the lowest part of the screen, which is out of reach. */
    ${upright} {
      column-gap: 1rem;
      margin-block-start: 20svh;
      padding-block-end: 8.8dvh;

      &[data-code] {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 14rem;
        --fade: 5rem;
        margin-block-start: 0;
        padding-block-end: 0;
      }
    }

    ${tablet} {
      &[data-code] {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 18rem;
        --fade: 4.25rem;
      }
    }

    ${wide} {
      --fade: ${size(5.5)};
      padding-inline: ${besideControl};
      column-gap: ${size(3)};
      margin-block-start: 0;
      padding-block-end: ${size(2.5)};
    }
  }

  [data-hero='stage'] > & {
    padding-block: ${theme.space.xl};
    background: none;

    ${wide} {
      padding-inline-end: 0;
    }
  }

  ${upright} {
    [data-film] > & {
      display: contents;
    }
  }

  @media print {
    && {
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
  font-size: clamp(2rem, 1rem + 6.4cqi, 3.5rem);
  overflow-wrap: break-word;

  /* Its dots reach below the line. */
  &:lang(ar) {
    padding-block-end: 0.26em;
  }

  * + [lang] > & {
    margin-block-start: ${theme.space.xl};
  }

  ${upright} {
    font-size: 3.6rem;

    &:not([data-size='large']) {
      font-size: 3.25rem;
    }

    [data-code] & {
      grid-column: 1 / 3;
    }

    [lang] + [lang] > & {
      margin-block-start: 1.25rem;
    }
  }

  ${tablet} {
    [data-code] && {
      font-size: 3rem;
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
      }
    }

    [data-hero='backdrop'] [lang] + [lang] > & {
      grid-column: 3 / 5;
      margin-block-start: 0;
    }

    /* Beside a stage, no word is wider than the column. */
    [data-hero='stage'] & {
      font-size: min(3.5rem, 4.4cqi);
    }

    [data-code] [lang] > & {
      grid-column: 1 / 2;
    }

    [data-code] [lang] + [lang] > & {
      grid-column: 4 / 5;
    }
  }
`;

export const Description = styled.p`
  grid-column: 1 / -1;
  justify-self: self-start;
  max-inline-size: 24.5em;
  margin: ${theme.space.s} 0 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};
  line-height: 1.5;
  text-wrap: pretty;

  ${upright} {
    margin-block-start: 0.25rem;
    font-size: 1.24rem;

    [data-code] & {
      grid-column: 1 / 3;
    }
  }

  ${wide} {
    [data-hero='backdrop'] & {
      grid-column: 1 / 3;
      grid-row: 2;
      margin-block-start: ${size(0.75)};
      font-size: max(1rem, ${size(1.875)});
      line-height: 1.4;
    }

    [data-hero='backdrop'] [lang] + [lang] > & {
      grid-column: 3 / 5;
    }

    [data-hero='backdrop'] [data-code] > [lang] > & {
      grid-column: 1 / 2;
    }

    [data-hero='backdrop'] [data-code] > [lang] + [lang] > & {
      grid-column: 4 / 5;
    }
  }
`;

export const Action = styled.div`
  display: grid;
  grid-column: 1 / -1;
  margin-block-start: ${theme.space.l};

  ${upright} {
    grid-column: 2 / 4;
    align-self: center;
  }

  ${wide} {
    grid-column: 2 / 4;
    grid-row: 3;
    justify-self: center;
    align-self: end;
    margin-block-start: ${size(2)};
  }
`;

export const Code = styled.div`
  grid-column: 1 / -1;
  justify-self: center;
  margin-block-start: ${theme.space.l};

  ${upright} {
    grid-column: 3;
    grid-row: 1 / span 5;
    align-self: end;
    margin-block-start: 0;
  }

  ${wide} {
    grid-column: 2 / 4;
    grid-row: 1 / span 4;
    inline-size: max(13rem, ${size(22)});
    align-self: end;
    margin-block-start: 0;

    ${Action} ~ & {
      grid-row: 1 / span 2;
      align-self: start;
    }
  }
`;

export const Back = styled.footer`
  display: grid;
  grid-column: 1 / -1;
  justify-items: center;
  margin-block-start: ${theme.space.s};

  [data-hero='stage'] & {
    margin-block-start: ${theme.space.l};
  }

  ${upright} {
    [data-film] & {
      order: 2;
    }
  }

  ${wide} {
    [data-hero='backdrop'] & {
      grid-column: 2 / 4;
      grid-row: 4;
    }

    /* Below the texts, each language is on their side. */
    [data-hero='stage'] & {
      justify-items: stretch;

      > * {
        grid-template-columns: minmax(0, 1fr);
        row-gap: 0;
        padding-inline: 0;
      }

      > * > [lang] {
        justify-content: start;
      }

      > * > [lang] + :not([lang]) {
        display: none;
      }
    }
  }
`;

/* The hero of the card in place of the backdrop. */
export const Stage = styled.div`
  display: grid;
  /* On a narrow screen, below the controls in the corners. */
  padding: max(${theme.space.xl}, 4.25rem) ${theme.space.page} 0;

  > * {
    grid-area: 1 / 1;
  }

  @container bilingual (max-width: 59.99rem) {
    order: -1;
  }

  ${upright} {
    [data-film] > & {
      order: 1;
      padding-inline: 0;
    }
  }

  ${wide} {
    padding: ${theme.space.xl} 0;
  }
`;

export const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border-radius: ${theme.radius.l};
`;

export const Plate = styled.div`
  ${glass}
  align-self: end;
  justify-self: center;
  max-inline-size: calc(100% - 2rem);
  margin-block-end: ${theme.space.m};
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  font-size: ${theme.font.body};
  text-align: center;

  p {
    margin: 0;
  }
`;
