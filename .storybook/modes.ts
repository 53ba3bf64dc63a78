/**
 * What Chromatic looks at each story in: language, world and surface, by the toolbar's own names. The 4K wall is
 * wider than Chromatic's widest screen (2560); `pnpm storybook` shows it.
 */
export const modes = {
  english: { language: 'en', theme: 'own', motion: 'reduced', viewport: 'laptop' },
  arabic: { language: 'ar', theme: 'own', motion: 'reduced', viewport: 'laptop' },
  'arabic phone': { language: 'ar', theme: 'own', motion: 'reduced', viewport: 'phone' },
  'english kiosk': { language: 'en', theme: 'own', motion: 'reduced', viewport: 'kiosk' },
  'midnight tablet': { language: 'en', theme: 'midnight', motion: 'reduced', viewport: 'tablet' },
  porcelain: { language: 'ar', theme: 'porcelain', motion: 'reduced', viewport: 'laptop' },
} as const;
