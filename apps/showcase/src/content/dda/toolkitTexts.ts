import { localize } from '../../languages/localize.ts';
import type { toolkit as English } from '../../languages/en/toolkit.ts';
import { ddaRoot } from './area.ts';

export const toolkitTexts = localize(
  import.meta.glob<typeof English>('../../languages/*/toolkit.ts', {
    eager: true,
    import: 'toolkit',
  }),
);

/** The way back to the index of the area. */
export const backToToolkit = { label: toolkitTexts.back, href: ddaRoot };
