import { styled } from 'styled-components';
import { behindModal } from '../internal/behindModal.mixins.ts';
import { drawer, drawerContent, drawerHeading } from '../internal/drawer.mixins.ts';
import { cornerControl } from '../internal/frame.mixins.ts';
import { headingText, visuallyHidden } from '../theme/mixins.ts';
import { upright } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.dialog`
  box-sizing: border-box;
  inline-size: min(72rem, calc(100% - 2rem));
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  overflow: auto;
  overscroll-behavior: contain;
  color: ${theme.color.text};
  background: ${theme.color.raised};
  box-shadow: ${theme.color.shade};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};

  ${behindModal}

  /* At a portrait kiosk it ends where hands reach it best. */
  ${upright} {
    max-block-size: 86dvh;
    margin-block-end: 9dvh;
  }

  &[data-placement='side'] {
    ${drawer}
  }

  @media print {
    box-shadow: none;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${theme.space.l};
  padding: ${theme.space.l};

  [data-placement='side'] > & {
    ${drawerContent}
    padding: 0;
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};

  /* At a portrait kiosk Close is at the foot of the dialog, and in view however long that is. */
  ${upright} {
    [data-placement='center'] > * > & {
      display: contents;
    }

    [data-placement='center'] > * > & > button {
      position: sticky;
      z-index: 1;
      inset-block-end: ${theme.space.l};
      order: 1;
      min-block-size: 4.25rem;
      font-size: ${theme.font.lead};
    }
  }

  /* A long title wraps; the Close button never does. */
  > button {
    flex: none;
  }

  ${upright} {
    [data-placement='side'] & {
      display: contents;
    }
  }
`;

export const Title = styled.h2`
  ${headingText}
  flex: 1 1 0;
  font-size: ${theme.font.heading};

  [data-placement='side'] & {
    ${drawerHeading}
  }
`;

/* Closes a drawer. */
export const Cross = styled.button`
  ${cornerControl}

  ${upright} {
    order: 1;
    justify-self: end;
  }
`;

export const CrossName = styled.span`
  ${visuallyHidden}
`;
