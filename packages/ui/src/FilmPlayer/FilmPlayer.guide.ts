import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'A film of your own, with captions and the controls of the browser.',
  do: [
    'Give captions in every language of the event: halls are loud, and films are often muted.',
    'Give a poster of the film’s size: it’s shown before the film starts, and in place of one that doesn’t load.',
    'Put it into a VideoModal to play a film over the page.',
  ],
  dont: [
    'Use it for a page’s background: use BackgroundVideo instead.',
    'Use it for a film of another service: use EmbeddedPlayer instead.',
    'Write in the film what visitors must read: captions can be turned off.',
  ],
  anatomy: [
    ['Frame', '16:9, as wide as its container. Dark in every theme, like a cinema.'],
    ['Film', 'The browser’s own player; its poster comes first. A film of another shape keeps it.'],
    ['Captions', 'In the page’s language at first; the player lists the others.'],
    ['Status', 'Says over the poster that the film didn’t load.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the player and through its controls.'],
    ['Space', 'Plays and pauses the film. The other keys are the browser’s.'],
  ],
  content: [
    'Both: name the film as it’s called elsewhere; the title names the player.',
    'English: sentence case, “The new quay”.',
    'Arabic: a noun, «الرصيف الجديد».',
  ],
  accessibility: {
    roles: [
      ['video', 'The player, named by the title.'],
      ['status', 'Only if the film doesn’t load.'],
    ],
    note: 'A film whose pictures say more than its sound also needs a track of descriptions.',
    criteria: ['1.2.1', '1.2.2', '1.4.2', '2.1.1', '4.1.2', '4.1.3'],
  },
  related: ['VideoModal', 'EmbeddedPlayer', 'BackgroundVideo'],
  aliases: ['video', 'captions', 'subtitles', 'film', 'mp4', 'track', 'vtt'],
};
