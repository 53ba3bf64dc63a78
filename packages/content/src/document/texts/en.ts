/** Texts that the build writes into every page: its description, and the line for browsers without scripts. */
export const en = {
  /** For search engines and previews. */
  description: 'Projects, platforms and their impact, presented in English and Arabic.',
  withoutScripts:
    'Search, dialogs and page transitions need JavaScript; everything else can be read without it.',
};
