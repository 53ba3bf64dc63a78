/** The figures of the platforms, as the pages show them (docs/product.md, Figures). */
import type { Bilingual, Figure } from './types.ts';

const figure = (value: Bilingual, label: Bilingual): Figure => ({ value, label });
const exactly = (count: number): Bilingual => ({ en: String(count), ar: String(count) });
const over = (count: number): Bilingual => ({
  en: `Over ${String(count)}`,
  ar: `أكثر من ${String(count)}`,
});

// Arabic counts 3 to 10 with a plural, and 11 and more with a singular.
const services: Bilingual = { en: 'services', ar: 'خدمة' };
const entities: Bilingual = { en: 'entities', ar: 'جهة' };
const fewEntities: Bilingual = { en: 'entities', ar: 'جهات' };

const buildEntities = figure(over(6), fewEntities);

export const figures = {
  trade: [figure(over(400), services), figure(over(20), entities)],
  build: [figure(over(200), services), buildEntities],
  /** One page gives the exact number of services, in English only. */
  buildExact: [figure({ en: '209', ar: over(200).ar }, services), buildEntities],
  justice: [figure(over(145), services), figure(over(9), fewEntities)],
  tourism: [figure(exactly(21), services), figure(over(7), fewEntities)],
  invest: [figure(exactly(700), services), figure(over(50), entities)],
  transport: [figure(over(25), services), figure(over(5), fewEntities)],
  dubaiNow: [figure(exactly(350), services), figure(over(50), entities)],
} as const satisfies Record<string, readonly Figure[]>;
