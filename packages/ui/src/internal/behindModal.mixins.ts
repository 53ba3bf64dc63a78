import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The darkest ink of the theme: the text of a light one, the page of a dark one. */
const ink = `light-dark(${theme.color.text}, ${theme.color.page})`;

/**
 * What lies behind a modal dialog: the page, still and under ink. For the dialog element itself. Not blurred: without a
 * GPU a blur is redrawn with every frame, which took 30 ms of each.
 */
export const behindModal = css`
  /* A native dialog does not lock the page behind it. */
  html:has(&&[open]) {
    overflow: hidden;
  }

  html:has(&[open]) [data-page] {
    min-block-size: 100dvh;
  }

  &::backdrop {
    background: color-mix(in srgb, ${ink} 88%, transparent);
  }
`;
