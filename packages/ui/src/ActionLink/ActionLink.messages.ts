import type { Bilingual } from '../i18n/bilingual.ts';

/** The wordings of an action on the pages of the city platform. */
export const actionLabels = {
  explore: { en: 'Explore', ar: 'استكشف' },
  tryNow: { en: 'Try now', ar: 'جرّب الآن' },
} as const satisfies Record<string, Bilingual>;
