/** The content of the attract loop (docs/product.md, Screensaver). */
import type { AttractSlide } from '@showcase/ui';
import regulatorEmblem from '../../assets/emblems/regulator.svg';
import { projects } from '../overview/projects.ts';
import { dashboard } from './dashboard.ts';

/** The projects, then the fixed figures of the overall impact. */
export const screensaverSlides: readonly AttractSlide[] = [
  ...projects.map(({ name, summary, emblem }) => ({
    title: name,
    text: summary,
    // The SVG itself, because it fills the screen.
    picture: { src: emblem.src, width: emblem.width, height: emblem.height },
  })),
  ...dashboard.overallImpact.map(({ label, value }) => ({
    eyebrow: dashboard.overall,
    title: value,
    text: label,
    picture: { src: regulatorEmblem, width: 640, height: 400 },
  })),
];
