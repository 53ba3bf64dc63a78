import type { figures as English } from '../en/figures.ts';

export const figures: typeof English = {
  over: 'أكثر من',
  services: { few: 'خدمات', many: 'خدمة', other: 'خدمة' },
  entities: { few: 'جهات', many: 'جهة', other: 'جهة' },
};
