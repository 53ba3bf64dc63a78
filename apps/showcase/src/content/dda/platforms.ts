/** The figures of the platforms, as the pages show them (docs/product.md, Figures). */
import type { Bilingual, Figure } from './types.ts';

const exactly = (count: number, label: Bilingual): Figure => ({ value: String(count), label });
const over = (count: number, label: Bilingual): Figure => ({
  qualifier: { en: 'Over', ar: 'أكثر من' },
  ...exactly(count, label),
});

// Arabic uses the plural for 3 to 10, and the singular for 11 and more.
const services: Bilingual = { en: 'services', ar: 'خدمة' };
const entities: Bilingual = { en: 'entities', ar: 'جهة' };
const fewEntities: Bilingual = { en: 'entities', ar: 'جهات' };

const buildEntities = over(6, fewEntities);

export const figures = {
  trade: [over(400, services), over(20, entities)],
  build: [over(200, services), buildEntities],
  /** One page gives the exact number of services, in English only. */
  buildExact: [
    { value: { en: '209', ar: '200' }, qualifier: { en: '', ar: 'أكثر من' }, label: services },
    buildEntities,
  ],
  justice: [over(145, services), over(9, fewEntities)],
  tourism: [exactly(21, services), over(7, fewEntities)],
  invest: [exactly(700, services), over(50, entities)],
  transport: [over(25, services), over(5, fewEntities)],
  dubaiNow: [exactly(350, services), over(50, entities)],
} as const satisfies Record<string, readonly Figure[]>;
