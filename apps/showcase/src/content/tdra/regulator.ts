import { localize } from '../../languages/localize.ts';
import type { tdra as English } from '../../languages/en/tdra.ts';

const { bar, ...texts } = localize(
  import.meta.glob<typeof English>('../../languages/*/tdra.ts', { eager: true, import: 'tdra' }),
);

/** Texts and links of the section's home and its navigation bar (docs/product.md, Regulator section). */
export const regulator = {
  ...texts,
  bar: {
    home: { label: bar.home, href: '.' },
    screensaver: { label: bar.screensaver, href: './screensaver' },
    impact: { label: bar.impact, href: './impact' },
    projects: { label: bar.projects, href: '/' },
  },
} as const;
