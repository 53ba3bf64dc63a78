import { theme } from '../theme/theme.ts';

/** Wide enough for both languages side by side. */
export const wide = '@container bilingual (min-width: 60rem)';

/** A tablet held portrait, on which a code and eleven services fit the screen only if neither takes much of it. */
export const tablet =
  '@media screen and (orientation: portrait) and (min-width: 37.5rem) and (max-width: 60rem)';

/** A length of a wide composition in rem; below the width of a 1080p stage, it shrinks with the card. */
export const size = (rem: number) => `calc(${String(rem)} * min(1rem, 0.8333cqi))`;

/** On a wide screen, the margin at the end has room for the control of the background in the corner. */
export const besideControl = `${theme.space.page} max(${theme.space.page}, ${theme.target} + 1.75rem)`;
