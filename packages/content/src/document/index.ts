import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** What the HTML of each page says beside its screen. The app doesn't need it: the build writes it. */
export const documentTexts = localize({ en, ar });
