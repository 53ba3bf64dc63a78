import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { glass, half, halves, headingText, star } from '@showcase/ui/internal';

const width = '48rem';

/* In a row of cards, the second language starts at the same height in every card. */
export const Root = styled.article`
  ${glass}
  container: bilingual / inline-size;
  display: grid;
  inline-size: 100%;
  max-inline-size: 104rem;
  margin-inline: auto;
  padding: min(${theme.space.xl}, 9vw, 3rem);

  /* Two cards fit on a sheet. */
  @media print {
    zoom: 0.7;
  }
`;

export const Halves = styled.div`
  ${halves(width)}

  @container bilingual (max-width: ${width}) {
    grid-auto-rows: 1fr;
  }

  @media print {
    && {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

export const Half = styled.div`
  ${half(width, 3)}
`;

export const Title = styled.h2`
  ${headingText}
  color: ${theme.color.highlight};
  font-size: min(${theme.font.heading}, max(${theme.font.body}, 5.5cqi));
`;

export const Description = styled.p`
  margin: ${theme.space.s} 0 0;
  color: ${theme.color.text};
  font-size: ${theme.font.lead};
  text-wrap: pretty;

  @container bilingual (max-width: ${width}) {
    font-size: ${theme.font.body};
  }

  /* In cards side by side, the lists start at the same height. */
  @media (min-width: 70rem) {
    @container bilingual (max-width: ${width}) {
      min-block-size: 3lh;
    }
  }
`;

export const Activities = styled.ul`
  display: grid;
  align-content: start;
  gap: ${theme.space.s};
  margin: ${theme.space.l} 0 0;
  padding: 0;
  list-style: none;
`;

export const Activity = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};
  color: ${theme.color.muted};
  font-size: min(1em, 7.6cqi);

  &::before {
    ${star}
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-block-start: 0.5em;
    background: ${theme.color.accent};
    print-color-adjust: exact;

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }

  strong {
    color: ${theme.color.text};
    font-weight: 650;
  }
`;
