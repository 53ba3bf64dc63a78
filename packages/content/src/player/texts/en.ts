/** Texts of the pages of players. */
export const en = {
  title: 'Video',
  withoutScripts: 'The player needs JavaScript.',
};
