import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The video player of another service in a 16:9 frame, with a link in case the frame stays empty.',
  do: [
    'Give a poster: it’s shown behind the player while that loads, and stays if loading fails.',
    'Set title to the name of the video, not the service: it names the frame.',
    'Count plays with onPlay and onEnd only if the player is a page of your origin: browsers don’t expose events in other players, and each service has its own interface.',
  ],
  dont: [
    'Hide the link to a new tab: a page that refuses to be embedded looks as if it had loaded.',
    'Use it for a page’s own background video: use BackgroundVideo instead.',
    'Make it less than 340 px high.',
  ],
  anatomy: [
    ['Stage', '16:9, at least 340 px high. Dark in every theme, like a cinema.'],
    ['Poster', 'Dimmed, behind the frame.'],
    [
      'Status',
      'Says that the player is loading or, after a timeout (eight seconds by default), that it didn’t load. Announced.',
    ],
    ['Frame', 'May autoplay and go full screen. Sandboxed if the player is from another origin.'],
    ['Link', '“Open in a new tab”; absent without an address.'],
  ],
  keyboard: [
    ['Tab', 'Moves into the player, which has its own keys, then to the link.'],
    ['Enter', 'Follows the link in a new tab.'],
  ],
  content: [
    'Both: describe what the visitor sees (“The player did not load.”), not the cause.',
    'English: the video’s title, capitalised as published.',
    'Arabic: the video’s Arabic title if it has one, otherwise the Latin name alone.',
  ],
  accessibility: {
    roles: [
      ['frame', 'Named by the title of the video.'],
      ['status', 'The state of the player: loading or not loaded.'],
      ['link', '“Open in a new tab”.'],
    ],
    criteria: ['2.1.1', '2.4.4', '4.1.2', '4.1.3'],
  },
  related: ['VideoModal', 'BackgroundVideo'],
  aliases: ['video', 'iframe', 'youtube', 'vimeo', 'film', 'embed'],
};
