/** Texts of the pages of players. */
export const en = {
  title: 'Film',
  withoutScripts: 'The player needs JavaScript.',
};
