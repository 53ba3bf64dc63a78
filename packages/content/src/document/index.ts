import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Texts that the build writes into every page. The app never shows them. */
export const documentTexts = localize({ en, ar });
