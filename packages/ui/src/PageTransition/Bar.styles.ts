import { styled } from 'styled-components';
import { dockHeight, dockSpace, pageMargin } from '../internal/frame.mixins.ts';
import { cornerSpace } from '../internal/pageTop.ts';
import { kiosk, notKiosk, reach } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/** The height of a bar that holds a NavigationBar. */
export const stripHeight = `calc(${theme.target} + 2 * ${cornerSpace} + 0.0625rem)`;

/* In the upper corner; a strip from edge to edge if it holds a NavigationBar; on a portrait kiosk a dock. */
export const Bar = styled.div`
  position: absolute;
  z-index: 18;
  inset-block-start: ${cornerSpace};
  inset-inline-start: ${pageMargin};
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  color: ${theme.color.text};
  font-family: ${theme.font.family};

  > header {
    flex: 1;
    min-block-size: 0;
    padding: 0;
    border: 0;
    background: none;
  }

  ${notKiosk} {
    &:has(> header) {
      position: relative;
      inset: auto;
      min-block-size: ${stripHeight};
      box-sizing: border-box;
      padding-inline: ${pageMargin};
      border-block-end: 0.0625rem solid ${theme.color.border};
      background: ${theme.color.surface};
    }
  }

  ${kiosk} {
    --showcase-page-end: ${dockSpace};
    position: fixed;
    inset-block: auto ${reach};
    gap: ${theme.space.xs};
    max-inline-size: calc(100% - 2 * ${pageMargin} - var(--showcase-corner, 0px));
    min-block-size: calc(${dockHeight});
    padding-inline: 0.25rem;
    white-space: nowrap;

    /* Content that scrolls disappears beneath it, and can't be pressed there. */
    &::before {
      content: '';
      position: fixed;
      z-index: -1;
      inset: auto 0 0;
      block-size: ${dockSpace};
      background: linear-gradient(transparent, ${theme.color.page} calc(${theme.space.m} + 0.5rem));
    }

    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      border: 0.0625rem solid ${theme.color.border};
      border-radius: 2rem;
      background: ${theme.color.surface};
    }
  }

  @media (forced-colors: active) {
    &::before {
      background: Canvas;
    }
  }

  @media print {
    display: none;
  }
`;
