import { localize } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

const { bar, ...texts } = localize({ en, ar });

const root = '/projects/tdra';

/** Texts and links of the section's home and its navigation bar (docs/product.md, Regulator section). */
export const regulator = {
  ...texts,
  bar: {
    home: { label: bar.home, href: root },
    screensaver: { label: bar.screensaver, href: `${root}/screensaver` },
    impact: { label: bar.impact, href: `${root}/impact` },
    projects: { label: bar.projects, href: '/' },
  },
} as const;
