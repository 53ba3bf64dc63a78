import type { en } from './en.ts';

export const ar: typeof en = {
  UAEPass: {
    title: 'الهوية الرقمية (UAE PASS)',
    description:
      'هوية رقمية واحدة لخدمات القطاعين الحكومي والخاص: تسجيل الدخول ومشاركة الوثائق وتوقيعها عبر الهاتف.',
  },
};
