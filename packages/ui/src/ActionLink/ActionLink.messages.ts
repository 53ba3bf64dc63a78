import type { LocalizedText } from '../i18n/types.ts';

/** The usual labels of an action. */
export const actionLabels = {
  explore: { en: 'Explore', ar: 'استكشف' },
  tryNow: { en: 'Try now', ar: 'جرّب الآن' },
} as const satisfies Record<string, LocalizedText>;
