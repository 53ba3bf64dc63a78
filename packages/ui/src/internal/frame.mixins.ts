import { css } from 'styled-components';
import { focusRing, plainButton } from '../theme/mixins.ts';
import { reach } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { cornerSpace } from './pageTop.ts';

/** For a page or its container: `pageTop` then leaves room for controls in the upper corners. */
export const pageTopWithControls = css`
  --showcase-page-top: calc(${cornerSpace} + ${theme.target} + min(2rem, 4.2vh));
`;

/** The space from the edge of the window to the content of a page, which has a maximum width. */
export const pageMargin = `max(${theme.space.page}, (100vw - 150rem) / 2 + ${theme.space.page})`;

/** Like `pageMargin`, for the inline end of a fixed element, whose space a scroll bar on the right narrows. */
export const fixedPageMargin = css`
  --showcase-end: max(${theme.space.m}, ${pageMargin} + 100% - 100vw);

  &:dir(rtl) {
    --showcase-end: ${pageMargin};
  }
`;

/** The height of Page's `bar` on a portrait kiosk, where it is a dock. */
export const dockHeight = `(${theme.target} + 0.5rem)`;

/** The height at the bottom of a portrait kiosk that the dock and the fade above it cover. */
export const dockSpace = `calc(${reach} + ${dockHeight} + ${theme.space.m})`;

/** The size of a control in a corner: at twice the text size, three of them fit next to each other on a phone. */
export const cornerSize = `min(${theme.target}, 15vw)`;

/** A round control in a corner of the screen, readable over any picture. */
export const cornerControl = css`
  ${plainButton}
  ${focusRing}
  display: grid;
  place-items: center;
  inline-size: ${cornerSize};
  block-size: ${cornerSize};
  border: 0.0625rem solid color-mix(in srgb, ${theme.color.text} 30%, transparent);
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.surface} 82%, transparent);
  font-size: min(${theme.font.lead}, 5.8vw);
  transition: border-color 0.2s;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.highlight};
      background: ${theme.color.surface};
    }
  }

  &:active {
    background: ${theme.color.soft};
  }
`;
