import { styled } from 'styled-components';
import { dockSpace, pageTopWithControls } from '../internal/frame.mixins.ts';
import { pageTop } from '../internal/pageTop.ts';
import { kiosk, notKiosk, pageEnd, portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { stripHeight } from './Bar.styles.ts';

/** The height of the window below a bar. */
const screen = '100dvh - var(--showcase-bar, 0px)';

export const Root = styled.main`
  display: flex;
  flex-direction: column;
  gap: min(${theme.space.xl}, 6vh);
  inline-size: 100%;
  max-inline-size: 150rem;
  margin-inline: auto;
  padding-block: ${pageTop} var(--showcase-page-end, min(${theme.space.xl}, 6vh));
  padding-inline: ${theme.space.page};

  /* These pages fit on one screen. */
  &[data-layout='fill'],
  &[data-layout='center'] {
    gap: min(${theme.space.xl}, 4.4vh);
    padding-block-end: var(--showcase-page-end, min(${theme.space.xl}, 4.4vh));
  }

  ${short} {
    &,
    &[data-layout='fill'],
    &[data-layout='center'] {
      gap: min(${theme.space.xl}, 2.4vh);
    }
  }

  ${notKiosk} {
    [data-bar] ~ & {
      ${pageTopWithControls}
    }

    [data-bar]:has(> header) ~ & {
      --showcase-bar: ${stripHeight};
      --showcase-page-top: initial;
    }
  }

  ${kiosk} {
    [data-bar] ~ & {
      --showcase-page-end: ${dockSpace};
    }
  }

  &[data-layout='fill'],
  &[data-layout='center'] {
    min-block-size: calc(${screen});
  }

  &[data-layout='center'] {
    justify-content: center;
  }

  &[data-bleed] {
    gap: 0;
    max-inline-size: none;
    padding: 0;
  }

  /* A live stream behind the page has its own frame after it then. */
  @media (forced-colors: active) {
    &[data-layout='fill'] {
      min-block-size: 0;
    }
  }

  /* Visitors touch the lower part of the screen, but not its lowest. */
  ${portrait} {
    &[data-layout='fill'] {
      gap: ${theme.space.l};
      min-block-size: calc(${screen});
      padding-block-end: ${pageEnd};
    }
  }

  h1:focus {
    outline: none;
  }

  /* Rows and items don't grow when their content moves to the next sheet. Links are useless on paper. */
  @media print {
    /* Paper has no bar. */
    &&& {
      --showcase-page-top: initial;
    }

    &&&,
    &&& > * {
      display: block;
      min-block-size: 0;
    }

    &&& > footer {
      display: none;
    }

    > * + *,
    > div > * + * {
      margin-block-start: ${theme.space.xl};
    }
  }
`;

export const Header = styled.header`
  [data-bleed] > & {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    /* The next block begins well above the fold; on a portrait screen, what can be touched is within reach. */
    &:not(:last-child) {
      --showcase-next: 42svh;

      ${portrait} {
        --showcase-next: 35svh;

        > * {
          --showcase-page-end: ${theme.space.l};
        }
      }
    }
  }

  [data-layout='cover'] > & {
    min-block-size: calc(${screen} - var(--showcase-next, 0px));
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  /* A single button is as wide as its text. */
  > [data-variant] {
    justify-self: start;
  }

  [data-layout='fill'] > & {
    flex: 1 0 auto;
  }

  /* It continues on the background of the header's texts. */
  [data-bleed] > & {
    gap: ${theme.space.l};
    padding: ${theme.space.l} ${theme.space.page} 0;
    background: ${theme.color.page};

    &:last-child {
      padding-block-end: var(--showcase-page-end, ${theme.space.m});
    }
  }
`;

export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s} ${theme.space.m};

  [data-layout='fill'] > & {
    justify-content: space-between;
    margin-block-start: auto;

    ${short} {
      padding-block-start: ${theme.space.xs};
    }
  }

  [data-bleed] > & {
    padding: 2rem ${theme.space.page} var(--showcase-page-end, ${theme.space.l});
    background: ${theme.color.page};

    ${portrait} {
      padding-block-start: 0;
    }
  }
`;
