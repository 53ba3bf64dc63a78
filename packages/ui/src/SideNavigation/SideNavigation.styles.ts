import { styled } from 'styled-components';
import { motion } from '../motion/motion.ts';
import { focusRing } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

/* The toggle stays at the edge of the screen, even over the open panel. */
export const Root = styled.nav`
  position: fixed;
  z-index: 15;
  inset-block-start: ${theme.space.l};
  inset-inline-end: max(${theme.space.page}, (100% - 150rem) / 2 + ${theme.space.page});
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  /* The heading beside it leaves room for it. */
  :has(> &) > :first-child {
    padding-inline-end: 4.5rem;
  }
`;

export const Toggle = styled.button`
  ${focusRing}
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  min-inline-size: ${theme.target};
  min-block-size: ${theme.target};
  padding: 0.6rem 0.9rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.pill};
  color: inherit;
  background: ${theme.color.raised};
  font: inherit;
  font-size: ${theme.font.body};
  cursor: pointer;
  transition: border-color 0.2s;

  &:hover {
    border-color: ${theme.color.highlight};
  }
`;

export const Panel = styled.div`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  align-content: start;
  gap: ${theme.space.m};
  inline-size: min(24rem, 86vw);
  padding: calc(${theme.space.l} + ${theme.target} + ${theme.space.l}) ${theme.space.l}
    ${theme.space.l};
  border-inline-start: 1px solid ${theme.color.border};
  overflow-y: auto;
  background: ${theme.color.raised};
  box-shadow: ${theme.color.shade};
  transition:
    opacity ${motion.css},
    translate ${motion.css},
    display ${motion.css} allow-discrete;

  &[hidden] {
    display: none;
    opacity: 0;
    translate: ${motion.enterOffset}px 0;

    &:dir(rtl) {
      translate: -${motion.enterOffset}px 0;
    }
  }

  @starting-style {
    opacity: 0;
    translate: ${motion.enterOffset}px 0;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Heading = styled.p`
  margin: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.small};
`;

/* Labels align with the heading; the background of the hovered one extends beyond. */
export const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0 -1rem;
  padding: 0;
  list-style: none;
`;

export const Item = styled.a`
  ${focusRing}
  display: flex;
  align-items: center;
  min-block-size: ${theme.target};
  padding: 0.5rem 1rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  color: inherit;
  font-size: ${theme.font.body};
  font-weight: 550;
  text-decoration: none;

  &[href]:hover {
    border-color: ${theme.color.border};
    background: ${theme.color.soft};
  }

  &[aria-disabled] {
    color: ${theme.color.muted};
    font-weight: 400;
  }
`;
