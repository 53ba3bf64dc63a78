import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** How figures are written, in each language. */
export const impactTexts = localize({ en, ar });
