import { styled } from 'styled-components';
import { languagesStacked, pictureGround } from '../theme/mixins.ts';
import { short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.section`
  container: panel / inline-size;
  inline-size: 100%;
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-family: ${theme.font.family};

  &[data-tone='warning'] {
    border-inline-start: 8px solid ${theme.color.warning};
  }

  &[data-tone='quiet'] {
    border: 0;
    background: none;
    text-align: center;
  }
`;

export const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.m};
  padding: ${theme.space.xl};

  /* A picture and texts are side by side if they fit. */
  @container panel (min-width: 60rem) {
    &:has(> img:first-child) {
      grid-template: 1fr auto 1fr / 5fr 3fr;
      column-gap: ${theme.space.xl};
      padding: ${theme.space.l};
      padding-inline-end: ${theme.space.xl};

      > img {
        grid-row: 1 / span 3;
        block-size: max(20rem, 100dvh - 16rem);
      }

      > img + * {
        align-self: end;
      }

      > :last-child {
        align-self: start;
      }
    }
  }

  /* Low specificity, so paragraphs of nested components keep their own style. */
  :where(&) p {
    max-inline-size: 44rem;
    margin: 0;
    text-wrap: pretty;
    color: ${theme.color.muted};
    font-size: ${theme.font.lead};
    ${languagesStacked}
  }

  /* Both languages of a hint share a line. */
  ${short} {
    [data-tone='quiet'] > & p {
      max-inline-size: none;

      > [lang] {
        display: inline-block;
        margin-inline: ${theme.space.s};
      }
    }
  }

  img {
    display: block;
    inline-size: 100%;
    block-size: clamp(12rem, 38vh, 30rem);
    object-fit: cover;
    ${pictureGround}
    border-radius: ${theme.radius.m};
  }

  [data-tone='quiet'] > & {
    justify-items: center;
    padding-block: ${theme.space.l};

    ${short} {
      padding-block: 0;
    }

    img {
      object-fit: contain;
      background: none;
    }
  }
`;
