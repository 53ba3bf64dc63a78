/** Texts of the player of films, a page of its own. */
export const en = {
  title: 'Film',
  film: 'Film',
  play: 'Play the film',
  unmute: 'Turn the sound on',
  fault: 'The film could not be loaded.',
  retry: 'Try again',
  liveWithoutScripts: 'Live video needs JavaScript.',
};
