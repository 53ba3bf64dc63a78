import { theme } from '../theme/theme.ts';

/** The theme's darkest colour: a light theme's text or a dark theme's page. */
const ink = `light-dark(${theme.color.text}, ${theme.color.page})`;

/**
 * The colour over a page that a dialog or a drawer covers. There's no blur: without a GPU, a blur is redrawn every
 * frame, which took 30 ms each time.
 */
export const scrimColor = `color-mix(in srgb, ${ink} 88%, transparent)`;
