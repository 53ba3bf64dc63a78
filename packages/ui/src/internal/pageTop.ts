import { theme } from '../theme/theme.ts';

/** The space above a control in an upper corner of a page. */
export const cornerSpace = 'min(2rem, 3vh)';

/** The space above the first line of a page. */
export const pageTop = `var(--showcase-page-top, min(${theme.space.xl}, 5vh))`;
