import { styled } from 'styled-components';
import { fixedPageMargin, pageMargin } from '../internal/frame.mixins.ts';
import { kiosk, reach } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

const height = `(${theme.target} + 0.5rem)`;
const covered = `calc(${reach} + ${height} + ${theme.space.m})`;

export const Root = styled.div`
  display: contents;

  ${kiosk} {
    ${fixedPageMargin}
    position: fixed;
    z-index: 18;
    inset-block-end: ${reach};
    inset-inline: ${pageMargin} var(--showcase-end);
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    block-size: calc(${height});
    padding-inline: 0.25rem;
    color: ${theme.color.text};
    font-family: ${theme.font.family};

    /* Content ends above the bar. */
    :has(> &) {
      --showcase-page-end: ${covered};
    }

    /* So does the focused element. */
    html:has(&) {
      scroll-padding-block-end: ${covered};
    }

    /* The controls leave their corners. */
    && > *,
    && > [data-slot] > * {
      position: static;
    }

    /* Content that scrolls disappears beneath it, and can't be pressed there. */
    &::before {
      content: '';
      position: fixed;
      z-index: -1;
      inset: auto 0 0;
      block-size: ${covered};
      background: linear-gradient(transparent, ${theme.color.page} ${theme.space.m});
    }

    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      border: 0.0625rem solid ${theme.color.border};
      border-radius: ${theme.radius.pill};
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

export const Slot = styled.div`
  display: contents;

  ${kiosk} {
    display: flex;
    flex: none;

    &[data-slot='middle'] {
      flex: 1;
      justify-content: center;
      min-inline-size: 0;
    }
  }
`;
