import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** The text of a project's own page; only that page needs it. */
export const projectDescriptions = localize({ en, ar });
