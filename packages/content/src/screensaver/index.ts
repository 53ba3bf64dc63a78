/** The content of the attract loop (docs/product.md, Screensaver). */
import { dashboard } from '../dashboard/index.ts';
import { projects } from '../overview/index.ts';
import type { LocalizedText } from '../localize.ts';

interface Slide {
  readonly eyebrow?: LocalizedText;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly picture: string;
}

/** The projects, then the fixed figures of the overall impact. */
export const screensaverSlides: readonly Slide[] = [
  ...projects.map(({ name, summary, picture }) => ({ title: name, text: summary, picture })),
  ...Object.values(dashboard.overallImpact).map(({ label, value }) => ({
    eyebrow: dashboard.overall,
    title: value,
    text: label,
    picture: 'emblems/regulator',
  })),
];
