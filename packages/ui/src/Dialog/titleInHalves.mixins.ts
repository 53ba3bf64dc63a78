import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** For a dialog whose title has two languages: both on one line where there is room, each on its own side. */
export const titleInHalves = css`
  h2 {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.space.l};
    min-inline-size: 0;
  }

  /* The end of the other language is the page's beginning. */
  h2 > [lang] + [lang] {
    margin-inline-end: auto;
  }
`;
