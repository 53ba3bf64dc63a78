import { localize } from '../languages/localize.ts';
import type { projectDescriptions as English } from '../languages/en/projectDescriptions.ts';

/** The text of a project's own page; only that page needs it. */
export const projectDescriptions = localize(
  import.meta.glob<typeof English>('../languages/*/projectDescriptions.ts', {
    eager: true,
    import: 'projectDescriptions',
  }),
);
