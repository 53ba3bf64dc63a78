import { styled } from 'styled-components';
import { half, halves } from '../i18n/halves.mixins.ts';
import { glass } from '../theme/glass.mixins.ts';
import { headingText } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

const width = '56rem';
const wide = `@container bilingual (min-width: ${width})`;
/** A portrait screen: one language is below the other, in text as large as the screen allows. */
const upright = `@container bilingual (min-width: 36rem) and (max-width: ${width})`;

export const Root = styled.article`
  ${glass}
  container: bilingual / inline-size;
  display: grid;
  gap: ${theme.space.xl};
  inline-size: 100%;
  max-inline-size: 104rem;
  margin-inline: auto;
  padding: clamp(1.5rem, 0.8rem + 3vw, 4.5rem);

  /* The only card of a page is in the middle of the screen. */
  main:has(> &) {
    min-block-size: 100dvh;
    align-content: center;
  }

  /* Content that follows the card has its width; the footer is centred too. */
  main:has(> &) > :not(footer) {
    inline-size: 100%;
    max-inline-size: 104rem;
    margin-inline: auto;
  }

  main:has(> &) > footer {
    justify-self: center;
  }
`;

export const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: clamp(12rem, 34vh, 32rem);
  border-radius: calc(${theme.radius.l} - 0.5rem);
  object-fit: cover;

  ${wide} {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: center;
    block-size: auto;
  }
`;

/* Side by side, the picture is between the languages and replaces the line between them. */
export const Halves = styled.div`
  ${halves(width)}

  ${wide} {
    &:has(> img) {
      grid-template-columns: 1fr minmax(0, 42%) 1fr;
    }
  }
`;

export const Half = styled.div`
  ${half(width, 2)}

  ${wide} {
    img ~ & {
      grid-row: 1 / span 2;
      grid-column: 1;
      align-content: center;
    }

    img ~ & + & {
      grid-column: 3;

      &::before,
      &::after {
        display: none;
      }
    }
  }
`;

export const Title = styled.h1`
  ${headingText}
  font-size: clamp(2rem, 1rem + 4.2cqi, 3.75rem);

  ${upright} {
    font-size: 7cqi;
  }
`;

export const Description = styled.p`
  max-inline-size: 40rem;
  margin: ${theme.space.m} 0 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.lead};
  text-wrap: pretty;

  ${upright} {
    max-inline-size: none;
    font-size: 3.1cqi;
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m} ${theme.space.xl};
  margin: ${theme.space.l} 0 0;
`;

export const Figure = styled.div`
  display: grid;
  align-content: start;

  dt {
    order: 1;
    color: ${theme.color.muted};
    font-size: ${theme.font.body};
  }

  dd {
    margin: 0;
    color: ${theme.color.highlight};
    font-size: clamp(1.375rem, 0.9rem + 2.2cqi, 3.25rem);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: ${theme.font.lineArabicHeading};
  }

  ${upright} {
    dt {
      font-size: 2.6cqi;
    }

    dd {
      font-size: 5.4cqi;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.l} ${theme.space.xl};

  > a,
  > [role='link'] {
    inline-size: min(100%, 34rem);
    font-size: ${theme.font.lead};

    ${upright} {
      inline-size: 100%;
      font-size: 3.1cqi;
    }
  }
`;
