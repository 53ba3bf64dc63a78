import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose: 'Your own film, with captions and controls in the page’s type and language.',
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
    [
      'Film',
      'Its poster comes first. A film of another shape keeps it; in a taller frame, its edges fade into the blurred poster.',
    ],
    ['Play', 'One large button until the film starts.'],
    [
      'Controls',
      'Play, position, time, sound, captions by language, full screen, from left to right in every language, because time is. They fade while nothing moves.',
    ],
    ['Sound', 'A film that starts automatically may have to be silent: a button above it says so.'],
    ['Captions', 'In the page’s language at first.'],
    ['Status', 'Says over the poster that the film didn’t load, with a button to try again.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the controls, which appear.'],
    ['Space', 'Activates the focused control.'],
    ['Left and right arrow', 'On the position: move five seconds back and forth.'],
    ['Home and End', 'On the position: move to the start and the end.'],
  ],
  content: [
    'Both: name the film as it’s called elsewhere; the title names the player.',
    'English: sentence case, “The new quay”.',
    'Arabic: a noun, «الرصيف الجديد».',
  ],
  accessibility: {
    roles: [
      ['video', 'The film, named by the title.'],
      ['button', 'Play, sound, each language of captions, full screen.'],
      ['slider', 'The position; its value is the time.'],
      ['status', 'Only if the film doesn’t load.'],
    ],
    note: 'A film whose pictures say more than its sound also needs a track of descriptions.',
    criteria: ['1.2.1', '1.2.2', '1.4.2', '2.1.1', '4.1.2', '4.1.3'],
  },
  related: ['VideoModal', 'EmbeddedPlayer', 'BackgroundVideo'],
  aliases: ['video', 'captions', 'subtitles', 'film', 'mp4', 'track', 'vtt'],
};
