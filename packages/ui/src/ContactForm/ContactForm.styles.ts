import { styled } from 'styled-components';
import { kiosk, portrait, short } from '../theme/screens.ts';
import { theme } from '../theme/theme.ts';
import { More, NoticeText } from './PrivacyNotice.styles.ts';

/** Wide enough for the introduction next to the form. */
const broad = '@container form (min-width: 64rem)';

/** Wide enough for two columns of fields. */
export const wideForm = '@container form (min-width: 44rem)';

/** On a kiosk, too narrow for two fields next to each other. */
const narrowForm = '@container form (width < 28rem)';

/** The class of fields that are as wide as the form. */
export const wide = 'showcase-wide';

export const Root = styled.form`
  container: form / inline-size;
  display: grid;
  inline-size: 100%;
  color: ${theme.color.text};
  font-family: ${theme.font.family};
  font-size: ${theme.font.body};
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  align-items: start;

  ${broad} {
    @media (orientation: landscape) {
      &:has(> [data-intro]) {
        grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);
        align-items: stretch;
      }
    }
  }

  /* The form is within reach, at the bottom of the screen; the edge of its card may be below it. */
  ${portrait} {
    &:has(> [data-intro]) {
      grid-template-rows: 1fr auto;
    }
  }
`;

export const Intro = styled.div`
  position: relative;
  isolation: isolate;
  min-inline-size: 0;

  ${broad} {
    @media (orientation: landscape) {
      padding-block-start: ${theme.space.l};
    }
  }
`;

export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  gap: ${theme.space.l};
  min-inline-size: 0;
  max-inline-size: 84rem;
  padding: ${theme.space.l};
  border: 0.0625rem solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shade};

  ${wideForm} {
    padding-inline: ${theme.space.xl};
  }

  ${short} {
    gap: ${theme.space.m};
    padding: ${theme.space.l};
  }

  /* A single grid: the buttons are next to the message, so all fields are within reach. */
  ${portrait} {
    grid-template: none / repeat(6, minmax(0, 1fr));
    gap: 1.1rem ${theme.space.m};

    ${kiosk} {
      row-gap: 0.75rem;
    }

    padding: ${theme.space.l} ${theme.space.xl};

    > * {
      grid-column: 1 / -1;
    }

    /* One more field is also within reach. */
    &:has(.${wide} > input) {
      --input: 1;

      row-gap: 0.4rem;
    }

    &:has([role] > p) {
      --line: 1;
    }

    &:has(${More}) {
      --more: 1;
    }

    ${narrowForm} {
      --column: 1 / -1;
    }
  }

  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem ${theme.space.l};

  ${wideForm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    .${wide} {
      grid-column: 1 / -1;
    }
  }

  /* The message also gets the remaining space of the screen. */
  textarea {
    flex: 1;
  }

  ${short} {
    row-gap: 0.75rem;
  }

  ${portrait} {
    display: contents;

    > * {
      grid-column: var(--column, span 3);

      ${kiosk} {
        gap: 0.35rem;
      }
    }

    /* The message is next to the wide field of one line, the form's own message, the buttons and the notice. */
    > .${wide}:has(> textarea) {
      grid-column: var(--column, 1 / span 3);
      grid-row: span calc(1 + var(--input, 0) + var(--line, 0) + var(--more, 0));
      order: 1;
    }

    /* What follows the message on the page does so here. */
    > .${wide}:has(> textarea) ~ * {
      order: 1;
    }

    > .${wide}:has(> input) {
      grid-column: var(--column, 4 / -1);
      order: 2;
    }

    textarea {
      line-height: 1.35;
    }
  }
`;

/* Content that an app adds between the message and the buttons. On a kiosk, too, it keeps the order of the page. */
export const Added = styled.div`
  ${portrait} {
    order: 1;
  }
`;

export const Footer = styled.div`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};

  /* The form's own message is next to the buttons, unless a notice is. */
  ${wideForm} {
    &:not(:has(${NoticeText})) {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;

      > :last-child {
        order: -1;
      }
    }
  }

  ${portrait} {
    display: contents;
  }

  @media print {
    display: none;
  }
`;

/* The buttons and the notice next to them: in the columns of the fields, if two buttons fit in one column. */
export const Actions = styled.div`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};
  align-items: start;

  ${wideForm} {
    grid-auto-flow: column;
    grid-template-columns: minmax(min(19.25rem, 60%), 1fr);
    grid-auto-columns: minmax(0, 1fr);
  }

  ${portrait} {
    display: contents;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};

  button,
  a {
    min-inline-size: 9rem;
  }

  ${portrait} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-column: var(--column, 4 / -1);
    order: 3;
    align-content: end;

    button,
    a {
      min-inline-size: 0;
      min-block-size: 3.4rem;
    }
  }
`;

export const Progress = styled.span`
  color: ${theme.color.muted};

  &:empty {
    position: absolute;
  }
`;
