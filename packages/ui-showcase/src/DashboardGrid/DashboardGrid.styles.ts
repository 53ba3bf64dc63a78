import { styled } from 'styled-components';
import { theme } from '@showcase/ui';
import { figuresAlike, kiosk, phone, portrait } from '@showcase/ui/internal';

/** Enough room for the dial next to the details, at any size of text. */
const wide = '@container dashboard (min-width: 54rem)';

export const Root = styled.div`
  container: dashboard / inline-size;
  display: grid;
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  ${wide} {
    grid-template-columns: minmax(0, 33fr) minmax(0, 67fr);
    grid-template-rows: auto auto auto 1fr;

    > * {
      grid-column: 1 / -1;
    }
  }

  ${portrait} {
    grid-template-columns: minmax(0, 55fr) minmax(0, 45fr);

    > * {
      grid-column: 1 / -1;
    }
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m} ${theme.space.l};
  min-inline-size: 0;

  > :first-child {
    flex: 1 1 min(20rem, 100%);
    min-inline-size: 0;
  }

  ${portrait} {
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};

  /* If the search doesn't fit next to four buttons, it gets its own line. */
  &:has(> button:nth-of-type(4)) > :first-child {
    flex-basis: max(16rem, (69rem - 100%) * 999);
  }

  /* The search and the main action get their own lines; the others share the next one. */
  ${phone} {
    > :not(:first-child) {
      flex: 1 0 auto;
    }

    > [data-variant='primary'] {
      flex-basis: 100%;
    }
  }

  ${kiosk} {
    order: 1;
  }

  ${portrait} {
    /* Two or more buttons share the next line. */
    &:has(> button:nth-of-type(2)) > * {
      flex: 1 0 auto;

      &:first-child {
        flex-basis: 100%;
      }
    }
  }
`;

export const Picture = styled.div`
  display: grid;
  min-inline-size: 0;

  ${wide} {
    &:not([data-alone]) {
      position: sticky;
      inset-block-start: ${theme.space.l};
      grid-area: 3 / 1 / 5 / 2;
      align-self: start;
    }
  }

  /* Content to look at ends where the touch area begins. */
  ${portrait} {
    min-block-size: calc(58vh - 19rem);

    &[data-alone] {
      min-block-size: calc(82vh - 19rem);
    }

    &:not([data-alone]) {
      grid-column: 1 / 2;
    }
  }
`;

export const Figures = styled.div`
  ${figuresAlike}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(clamp(28%, (32rem - 100%) * 999, 100%), 1fr));
  gap: ${theme.space.s};
  min-inline-size: 0;

  ${wide} {
    grid-area: 3 / 2 / 4 / 3;
  }

  ${portrait} {
    grid-column: 2 / 3;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.l};
  min-inline-size: 0;

  ${wide} {
    grid-area: 4 / 2 / 5 / 3;
  }

  ${kiosk} {
    order: 2;
  }
`;
