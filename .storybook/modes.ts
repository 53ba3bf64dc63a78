/**
 * The combinations of language, theme and surface in which Chromatic captures each story, named as in the toolbar.
 * The 4K wall is missing: Chromatic's widest screen has 2560 pixels.
 */
export const modes = {
  english: { language: 'en', theme: 'own', motion: 'reduced', viewport: 'laptop' },
  arabic: { language: 'ar', theme: 'own', motion: 'reduced', viewport: 'laptop' },
  'arabic phone': { language: 'ar', theme: 'own', motion: 'reduced', viewport: 'phone' },
  'english kiosk': { language: 'en', theme: 'own', motion: 'reduced', viewport: 'kiosk' },
  'midnight tablet': { language: 'en', theme: 'midnight', motion: 'reduced', viewport: 'tablet' },
  porcelain: { language: 'ar', theme: 'porcelain', motion: 'reduced', viewport: 'laptop' },
} as const;
