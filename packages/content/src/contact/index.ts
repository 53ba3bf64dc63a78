import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Texts around the contact form (docs/product.md, Contact page). */
export const contact = {
  ...localize({ en, ar }),
  back: '/projects/core42/info',
} as const;
