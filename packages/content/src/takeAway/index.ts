import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Texts of the dashboard's take-away formats and of its wall (docs/product.md, To take away). */
export const takeAway = localize({ en, ar });
