import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'The player of another service in a 16:9 frame, with a way out in case the frame stays empty.',
  do: [
    'Give a poster: it stands behind the player while that loads, and stays if it never does.',
    'Set title to the name of the video, not of the service: it names the frame.',
    'Count plays with onPlay and onEnd only if the player is a page of your own origin: the browser lets nobody look into other players, and each service has an interface of its own.',
  ],
  dont: [
    'Hide the link to a new tab: a frame that refuses to be embedded looks as if it had loaded.',
    'Use it for a page’s own background video: BackgroundVideo is for that.',
    'Make it less than 340 px high.',
  ],
  anatomy: [
    ['Stage', '16:9, at least 340 px high; dark in every theme, like a cinema.'],
    ['Poster', 'Dimmed, behind the frame.'],
    [
      'Status',
      'Says that the player is loading or, after a timeout (eight seconds by default), that it did not load; announced.',
    ],
    [
      'Frame',
      'May play by itself and fill the screen; sandboxed if the player is from another origin.',
    ],
    ['Link', '“Open in a new tab”; absent without an address.'],
  ],
  keyboard: [
    ['Tab', 'Moves into the player, which has keys of its own, then to the link.'],
    ['Enter', 'Follows the link in a new tab.'],
  ],
  content: [
    'Both: say what the visitor sees (“The player did not load here.”), not why.',
    'English: the video’s title, capitalised as published.',
    'Arabic: the video’s Arabic title if it has one; otherwise the Latin name alone.',
  ],
  accessibility: {
    roles: [
      ['frame', 'Named by the title of the video.'],
      ['status', 'That the player is loading or did not load.'],
      ['link', '“Open in a new tab”.'],
    ],
    criteria: ['2.1.1', '2.4.4', '4.1.2', '4.1.3'],
  },
  related: ['VideoModal', 'PortalDialog', 'BackgroundVideo'],
  aliases: ['video', 'iframe', 'youtube', 'vimeo', 'film', 'embed'],
};
