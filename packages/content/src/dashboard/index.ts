import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Texts and fixed figures of the dashboard (docs/product.md, Impact dashboard). */
export const dashboard = localize({ en, ar });
