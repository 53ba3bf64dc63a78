import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

/** Texts and pictures of the live stream and of the grid portal over it (docs/product.md, Live stream). */
export const liveGrid = {
  ...localize({ en, ar }),
  poster: '/media/live-stream.avif',
} as const;
