import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Opens the portal of another service over the whole screen. Its title, Close and a link to the portal work whether or not the portal loads.',
  do: [
    'Open it from a button that names the portal.',
    'Give it a poster, which stands behind the portal while it loads and if it never does.',
    'Stop what moves behind it: set isCovered on a LiveStream.',
  ],
  dont: [
    'Use it for a video: use VideoModal.',
    'Open a portal that asks for a sign-in while visitors watch.',
  ],
  anatomy: [
    [
      'Bar',
      'The title at the start of the line and Close at its end, outside the frame. A title given in both languages is shown in both.',
    ],
    ['Frame', 'The portal in the rest of the screen, only while the dialog is open.'],
    [
      'Message',
      '“Loading the portal…” behind the frame; after eight seconds without a portal, “The portal did not load here.”',
    ],
    ['Link', '“Open in a new tab”, below the frame; absent without an address.'],
    ['In AllStates', 'The dialog in its cell, instead of over the whole screen.'],
  ],
  keyboard: [
    ['Escape', 'Closes the dialog, unless the focus is in the portal, which handles its own keys.'],
    ['Tab', 'Moves from Close into the portal and on to the link.'],
    ['Enter, Space', 'On Close, closes the dialog and returns the focus to what opened it.'],
    ['Enter', 'On the link, opens the portal in a new tab.'],
  ],
  content: [
    'Both: the name of the portal as the title; it also names the frame.',
    'English: the name as the portal writes it, “Intelligence Grid”.',
    'Arabic: the Arabic name, «شبكة الذكاء»; «البوابة» for the portal in every message.',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal, and named by its title.'],
      ['frame', 'Named by the title, too.'],
      ['button', 'Close, outside the frame; it has the focus at first.'],
      ['status', 'That the portal is loading or did not load.'],
    ],
    criteria: ['2.1.1', '2.1.2', '2.4.3', '3.1.2', '4.1.2', '4.1.3'],
  },
  related: ['Dialog', 'EmbeddedPlayer', 'VideoModal'],
  aliases: ['modal', 'iframe', 'embed', 'fullscreen', 'popup', 'lightbox'],
};
