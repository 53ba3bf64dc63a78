import { css } from 'styled-components';
import { motion } from '../motion/motion.ts';
import { focusRing, headingText } from '../theme/mixins.ts';
import { portrait, reach } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { fixedPageMargin } from './frame.mixins.ts';
import { cornerSpace } from './pageTop.ts';

/**
 * A column at the inline end of the screen, as tall as the screen and flush with its edges. Its content ends where the
 * page's does.
 */
export const drawer = css`
  ${fixedPageMargin}
  inset-block: 0;
  inset-inline: auto 0;
  box-sizing: border-box;
  inline-size: min(25rem + var(--showcase-end), 88vw);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding-block: ${cornerSpace} ${theme.space.l};
  padding-inline: ${theme.space.l} var(--showcase-end);
  border: 0;
  border-inline-start: 0.0625rem solid ${theme.color.border};
  border-radius: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: ${theme.color.shade};
  transition:
    opacity ${motion.css},
    translate ${motion.css},
    display ${motion.css} allow-discrete;

  @starting-style {
    opacity: 0;
    translate: ${motion.enterOffset}px 0;

    &:dir(rtl) {
      translate: -${motion.enterOffset}px 0;
    }
  }

  ${portrait} {
    padding-block-end: ${reach};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** A heading and entries: from the top, and on a kiosk upwards from the touch area. */
export const drawerContent = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.m};
  min-block-size: 100%;

  ${portrait} {
    align-content: end;
  }
`;

/** Next to the heading is a control that closes the drawer; on a kiosk it's below the entries. */
export const drawerHeading = css`
  ${headingText}
  display: flex;
  align-items: center;
  min-block-size: ${theme.target};
  font-size: ${theme.font.heading};
`;

/** The control of a drawer that stays on the screen while the drawer is closed. */
export const drawerToggle = css`
  ${fixedPageMargin}
  position: fixed;
  inset-block: ${cornerSpace} auto;
  inset-inline: auto var(--showcase-end);

  ${portrait} {
    &[aria-expanded='true'] {
      inset-block: auto ${reach};
    }
  }
`;

/** The entries of a drawer. Labels align with the heading; the background of an entry extends beyond. */
export const drawerList = css`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  margin-inline: -1rem;
  padding: 0;
  list-style: none;
`;

export const drawerEntry = css`
  ${focusRing}
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.target};
  padding: 0.5rem 1rem;
  border: 0.0625rem solid transparent;
  border-radius: ${theme.radius.s};
  color: inherit;
  font-size: ${theme.font.body};
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;

  @media (hover: hover) {
    &[href]:hover {
      border-color: ${theme.color.border};
      background: ${theme.color.soft};
    }
  }

  &[aria-disabled] {
    color: color-mix(in srgb, ${theme.color.muted} 80%, ${theme.color.raised});
    font-weight: 400;
    cursor: default;
  }

  &[aria-current='page'] {
    color: ${theme.color.accent};
    background: ${theme.color.soft};
  }
`;
