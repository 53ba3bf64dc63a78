import type { en } from './en.ts';

export const ar: typeof en = {
  over: 'أكثر من',
  services: { few: 'خدمات', many: 'خدمة', other: 'خدمة' },
  entities: { few: 'جهات', many: 'جهة', other: 'جهة' },
  stillPicture: 'صورة ثابتة',
};
