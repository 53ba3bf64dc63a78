import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** The texts for unknown addresses. */
export const notFound = localize({ en, ar });
