import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { short } from '@showcase/ui/internal';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 60rem) and (orientation: landscape) {
    grid-template-columns: repeat(3, 1fr);
  }

  @media (min-width: 46rem) {
    grid-auto-rows: minmax(14rem, 1fr);
    gap: ${theme.space.l};
  }

  ${short} {
    grid-auto-rows: minmax(9rem, 1fr);
    gap: ${theme.space.m};
  }
`;

export const Partner = styled.li`
  display: grid;
  place-items: center;
  min-inline-size: 0;
  min-block-size: 9rem;
  padding: ${theme.space.m};
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  background:
    radial-gradient(circle at 50% 120%, ${theme.color.soft}, transparent 70%),
    ${theme.color.surface};

  img {
    display: block;
    inline-size: min(100%, 24rem);
    block-size: auto;
    max-block-size: min(14rem, 18vh);

    /* The logos are drawn for a dark background, but paper is light. */
    @media print {
      filter: brightness(0.4);
    }
  }

  /* Keeps the dark background. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
