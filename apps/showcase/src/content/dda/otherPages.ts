/** The page of the national digital identity, which doesn't belong to the city alone. */
import type { PlatformPage } from './types.ts';

export const otherPages: readonly PlatformPage[] = [
  {
    slug: 'UAEPass',
    background: 'video',
    motif: 'identity',
    title: { en: 'UAE PASS', ar: 'الهوية الرقمية (UAE PASS)' },
    description: {
      en: 'One digital identity for government and private-sector services: sign in, share documents and sign them from your phone.',
      ar: 'هوية رقمية واحدة لخدمات القطاعين الحكومي والخاص: تسجيل الدخول ومشاركة الوثائق وتوقيعها عبر الهاتف.',
    },
    action: 'tryNow',
    link: 'uaePass',
  },
];
