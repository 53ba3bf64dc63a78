import { styled } from 'styled-components';
import { Dialog, theme } from '@showcase/ui';
import { cornerSpace, portrait } from '@showcase/ui/internal';

/** On a portrait kiosk, the height of Close and of the link next to it. */
const buttonHeight = '4.25rem';

/* The bar with the title and Close is at the top; the frame below is as large as possible. */
export const Root = styled(Dialog)`
  > div {
    gap: ${theme.space.s};
    padding-block: ${cornerSpace} ${theme.space.s};
    padding-inline: 0;
  }

  > div > :first-child {
    column-gap: ${theme.space.xl};
    padding-inline: ${theme.space.page};
  }

  /* On a portrait kiosk the title, the frame and Close are stacked. */
  ${portrait} {
    > div {
      padding-block-start: ${theme.space.l};
    }

    h2 {
      padding-inline: ${theme.space.page};
    }

    /* Next to the link that opens the portal separately. */
    > div > :first-child > button {
      margin-block-start: calc(-${buttonHeight} - ${theme.space.s});
      margin-inline: calc(50% + ${theme.space.xs}) ${theme.space.page};
      min-block-size: ${buttonHeight};
      font-size: ${theme.font.body};
    }
  }

  /* Both languages share a line if they fit. */
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.space.l};
    min-inline-size: 0;
    font-size: ${theme.font.title};

    @media (max-width: 46rem) {
      font-size: ${theme.font.heading};
    }

    /* On a separate line it stays on its own side, as in PageHeader. */
    > [lang] + [lang] {
      margin-inline-end: auto;
    }
  }
`;

export const Content = styled.div`
  flex: 1;
  display: grid;
  min-block-size: 0;

  > * {
    grid-template-rows: minmax(12rem, 1fr) auto;
    gap: ${theme.space.s};
  }

  [data-state] {
    aspect-ratio: auto;
    min-block-size: 0;
    border-radius: 0;
  }

  [data-state] + * {
    padding-block-end: ${theme.space.m};
    padding-inline: ${theme.space.page};
  }

  ${portrait} {
    [data-state] + * {
      padding-block-end: 0;
      padding-inline-end: calc(50% + ${theme.space.xs});

      > a {
        flex: 1;
        min-block-size: ${buttonHeight};
        font-size: ${theme.font.body};
      }
    }
  }
`;
