import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** What lies behind a modal dialog: the page, still, dark and blurred. For the dialog element itself. */
export const behindModal = css`
  /* A native dialog does not lock the page behind it, and where the scroll bar was there is no backdrop. */
  html:has(&&[open]) {
    overflow: hidden;
    background-color: color-mix(in srgb, ${theme.color.page}, rgb(3 8 20) 62%);
  }

  html:has(&[open]) [data-page] {
    min-block-size: 100dvh;
  }

  &::backdrop {
    background: rgb(3 8 20 / 62%);
    backdrop-filter: blur(6px);
  }
`;
