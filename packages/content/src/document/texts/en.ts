/** What the HTML of each page says beside its screen. */
export const en = {
  /** For search engines and previews. */
  description: 'Projects, platforms and their impact, presented in English and Arabic.',
  withoutScripts:
    'Search, dialogs and page transitions need JavaScript; everything else can be read without it.',
};
