import { css } from 'styled-components';
import { theme } from './theme.ts';

/** A visible focus ring, the same everywhere. */
export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`;

/** Removes the browser's button styles but keeps the button's semantics. */
export const plainButton = css`
  appearance: none;
  border: 0;
  margin: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
`;

/** Hides a text visually but keeps it for assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin-block: 0 -1px;
  margin-inline: 0 -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Both languages of a text, stacked, each on its own side. */
export const languagesStacked = css`
  > [lang] {
    display: block;
  }
`;

/** Shown in a picture's place until the picture arrives: the shade that most pictures on a theme's ground have. */
export const pictureGround = css`
  background: ${theme.color.soft};
`;

/**
 * A heading in either script, or in both. It breaks a word only if the word doesn't fit on a line by itself. An app's
 * own rule for `h1` or `h2` doesn't affect it: of two titles of equal weight, often only one is a heading.
 */
export const headingText = css`
  margin: 0;
  color: inherit;
  font-family: inherit;
  letter-spacing: inherit;
  font-weight: 650;
  text-wrap: balance;

  ${languagesStacked}

  &,
  > [lang] {
    line-height: ${theme.font.lineHeading};
  }

  &:lang(ar),
  > [lang]:lang(ar) {
    line-height: ${theme.font.lineArabicHeading};
  }
`;
