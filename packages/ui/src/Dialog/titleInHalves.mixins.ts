import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** For a dialog with a title in two languages: both on one line if they fit, each on its own side. */
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

  /* The other language ends where the page begins. */
  h2 > [lang] + [lang] {
    margin-inline-end: auto;
  }
`;
