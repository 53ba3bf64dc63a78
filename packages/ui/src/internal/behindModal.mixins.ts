import { css } from 'styled-components';

/** What lies behind a modal dialog: the page, still, dark and blurred. For the dialog element itself. */
export const behindModal = css`
  /* A native dialog does not lock the page behind it. */
  html:has(&&[open]) {
    overflow: hidden;
  }

  html:has(&[open]) [data-page] {
    min-block-size: 100dvh;
  }

  &::backdrop {
    background: rgb(3 8 20 / 62%);
    backdrop-filter: blur(6px);
  }
`;
