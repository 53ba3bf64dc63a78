import { styled } from 'styled-components';
import { scrimColor } from '../internal/scrimColor.ts';
import { drawer, drawerContent, drawerHeading } from '../internal/drawer.mixins.ts';
import { cornerControl } from '../internal/frame.mixins.ts';
import { headingText, visuallyHidden } from '../theme/mixins.ts';
import { portrait, reach } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

/** The height of Close at the bottom of a portrait kiosk. */
const closeHeight = '4.25rem';

export const Root = styled.dialog`
  box-sizing: border-box;
  inline-size: min(72rem, 100% - 2rem);
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  overflow: auto;
  overscroll-behavior: contain;
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: ${theme.color.shade};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};

  &::backdrop {
    background: ${scrimColor};
  }

  /* On a portrait kiosk it ends within easy reach. */
  ${portrait} {
    --foot: ${theme.space.l};

    max-block-size: 86dvh;
    margin-block-end: ${reach};
  }

  &[data-size='small'] {
    inline-size: min(32rem, 100% - 2rem);
  }

  &[data-size='medium'] {
    inline-size: min(60rem, 100% - 2rem);
  }

  &[data-size='full'] {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    border: 0;
    border-radius: 0;
    background: ${theme.color.page};

    ${portrait} {
      --foot: ${reach};
    }
  }

  &[data-placement='side'] {
    ${drawer}
  }

  /* The focused element scrolls into view above the actions. */
  &:has(> * > [data-footer]) {
    scroll-padding-block-end: calc(${theme.target} + 3 * ${theme.space.m});

    ${portrait} {
      scroll-padding-block-end: calc(
        ${theme.target} + ${closeHeight} + var(--foot) + 3 * ${theme.space.m}
      );
    }
  }

  @media print {
    box-shadow: none;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding: ${theme.space.l};

  [data-placement='side'] > & {
    ${drawerContent}
    padding: 0;
  }

  [data-size='full'] > & {
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    min-block-size: 100%;

    ${portrait} {
      padding-block-end: var(--foot);
    }
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};

  /* On a portrait kiosk, Close is at the bottom of the dialog and always in view. */
  ${portrait} {
    display: contents;

    [data-size] > * > & > button {
      position: sticky;
      z-index: 1;
      inset-block-end: var(--foot);
      order: 2;
      min-block-size: ${closeHeight};
      font-size: ${theme.font.lead};
    }
  }

  /* A long title wraps; the Close button never does. */
  > button {
    flex: none;
  }
`;

export const Title = styled.h2`
  ${headingText}
  flex: 1 1 8rem;
  font-size: ${theme.font.heading};

  ${portrait} {
    flex: none;
  }

  [data-placement='side'] & {
    ${drawerHeading}
  }
`;

/* Over the content, as wide as the dialog. */
export const Footer = styled.div`
  --below: 0px;

  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  margin: auto calc(-1 * ${theme.space.l}) calc(-1 * ${theme.space.l});
  padding: ${theme.space.m} ${theme.space.l};
  border-block-start: 0.0625rem solid ${theme.color.border};
  background: ${theme.color.raised};

  [data-size='full'] & {
    background: ${theme.color.page};
  }

  /* Hides content below it. */
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    block-size: var(--below);
    background: inherit;
  }

  [data-placement='side'] & {
    --below: ${theme.space.l};

    margin: 0;
    padding-inline: 0;

    ${portrait} {
      --below: ${reach};

      order: 2;
    }
  }

  /* Close is below it. */
  ${portrait} {
    [data-size] > * > & {
      --below: calc(var(--foot) + ${closeHeight});

      inset-block-end: var(--below);
      order: 1;
    }
  }

  @media print {
    position: static;
  }
`;

/* Closes a drawer. */
export const Cross = styled.button`
  ${cornerControl}

  ${portrait} {
    order: 1;
    justify-self: end;
  }
`;

export const CrossName = styled.span`
  ${visuallyHidden}
`;
