import { css, styled } from 'styled-components';
import { dockSpace, pageTopWithControls } from '../internal/frame.mixins.ts';
import { motion } from '../motion/motion.ts';
import { kiosk, notKiosk } from '../theme/screens.ts';
import type { Theme } from '../theme/createTheme.ts';
import { theme } from '../theme/theme.ts';
import { themeVariables } from '../theme/themeVariables.ts';

const painted = (given: Theme) => css`
  ${themeVariables(given)}
  color-scheme: ${theme.color.scheme};
  background-color: ${theme.color.page};
  transition: background-color ${motion.css};
`;

/** Text in a language of the Arabic script. */
const arabic = ':is(:lang(ar), :lang(fa), :lang(ur))';

/** Without a theme, it has the outer provider's, and what is behind it stays in sight. */
export const Root = styled.div<{ $theme: Theme | undefined }>`
  ${({ $theme }) => $theme && painted($theme)}
  display: flow-root;
  min-block-size: 100%;
  color: ${theme.color.text};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};
  /* A word that no line can hold breaks. */
  overflow-wrap: anywhere;

  /* The theme also colours the canvas around the content, and the scroll bars. Paper keeps its own colour. */
  @media screen {
    html:has(&[data-page]) {
      ${({ $theme }) => $theme && painted($theme)}
    }
  }

  /* Pages leave room for what a background shows in a corner. On a portrait kiosk, its control is at the bottom. */
  &:has([data-corner='signal']) {
    ${pageTopWithControls}
  }

  &:has([data-corner='control']) {
    ${notKiosk} {
      ${pageTopWithControls}
    }

    ${kiosk} {
      --showcase-page-end: ${dockSpace};
      --showcase-corner: calc(${theme.target} + ${theme.space.s});
    }
  }

  /* The focused element is above the dock. */
  ${kiosk} {
    html:has(&[data-page] [data-bar]) {
      scroll-padding-block-end: ${dockSpace};
    }
  }

  /* Its own background would hide a backdrop. */
  html:has([data-backdrop]) &[data-page] {
    background-color: transparent;
  }

  &${arabic}, ${arabic} {
    letter-spacing: normal;
    font-synthesis: none;
  }

  /* Lines get their height where a script begins. A component's own line height wins. */
  :where(&),
  :where(& ${arabic} > :not(${arabic})) {
    line-height: ${theme.font.lineBody};
  }

  :where(&${arabic}),
  :where(& :not(${arabic}) > ${arabic}) {
    line-height: ${theme.font.lineArabic};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
