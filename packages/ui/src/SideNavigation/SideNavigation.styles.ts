import { styled } from 'styled-components';
import { scrimColor } from '../internal/scrimColor.ts';
import {
  drawer,
  drawerContent,
  drawerEntry,
  drawerHeading,
  drawerList,
  drawerToggle,
} from '../internal/drawer.mixins.ts';
import { cornerControl } from '../internal/frame.mixins.ts';
import { motion } from '../motion/motion.ts';
import { kiosk, pageEnd, portrait } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.nav`
  font-family: ${theme.font.family};

  /* A press next to the open panel closes it. */
  &:has(> :not(button, [hidden]))::before {
    content: '';
    position: fixed;
    inset: 0;
    background: ${scrimColor};
  }

  @media print {
    display: none;
  }
`;

/* It stays in place, even over the open panel. */
export const Toggle = styled.button`
  ${cornerControl}
  ${drawerToggle}
  z-index: 1;

  /* In the dock. */
  ${kiosk} {
    position: relative;
    inset: auto;
  }
`;

export const Panel = styled.div`
  ${drawer}
  ${drawerContent}
  position: fixed;

  &[hidden] {
    display: none;
    opacity: 0;
    translate: ${motion.enterOffset}px 0;

    &:dir(rtl) {
      translate: -${motion.enterOffset}px 0;
    }
  }

  /* Entries end above the toggle. */
  ${portrait} {
    padding-block-end: ${pageEnd};

    &::after {
      content: '';
      block-size: ${theme.target};
    }
  }

  ${kiosk} {
    &::after {
      content: none;
    }
  }
`;

export const Heading = styled.p`
  ${drawerHeading}
  margin-inline-end: calc(${theme.target} + ${theme.space.s});
`;

export const List = styled.ul`
  ${drawerList}
`;

export const Item = styled.a`
  ${drawerEntry}
  font-size: ${theme.font.heading};
`;
