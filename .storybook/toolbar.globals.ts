/** What the toolbar begins with. */
export const initialGlobals = {
  language: 'en',
  theme: 'own',
  motion: 'full',
  network: 'live',
} as const;
