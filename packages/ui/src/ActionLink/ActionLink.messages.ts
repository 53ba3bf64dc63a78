import type { LocalizedText } from '../i18n/types.ts';

/** Standard action labels for city platform pages. */
export const actionLabels = {
  explore: { en: 'Explore', ar: 'استكشف' },
  tryNow: { en: 'Try now', ar: 'جرّب الآن' },
} as const satisfies Record<string, LocalizedText>;
