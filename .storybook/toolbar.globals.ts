/** The initial choices of the toolbar. */
export const initialGlobals = {
  language: 'en',
  theme: 'own',
  motion: 'full',
  network: 'live',
  /** A setting, or a story with its settings, that is shown next to the story: `language_ar`. */
  beside: 'nothing',
} as const;

/** The settings of a story itself. */
export const settings = ['language', 'theme', 'motion', 'network'] as const;
