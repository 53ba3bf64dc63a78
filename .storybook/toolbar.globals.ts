/** The initial choices of the toolbar. */
export const initialGlobals = {
  language: 'en',
  theme: 'own',
  motion: 'full',
  network: 'live',
} as const;
