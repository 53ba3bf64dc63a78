import { localize } from '../../languages/localize.ts';
import type { g42 as English } from '../../languages/en/g42.ts';

/** Texts and pictures of the live stream and of the grid portal over it (docs/product.md, Live stream). */
export const liveGrid = {
  ...localize(
    import.meta.glob<typeof English>('../../languages/*/g42.ts', { eager: true, import: 'g42' }),
  ),
  poster: '/media/live-stream.avif',
  portalPoster: { src: '/media/live-stream.avif', width: 1280, height: 720 },
} as const;
