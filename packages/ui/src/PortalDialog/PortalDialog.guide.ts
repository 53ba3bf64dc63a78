import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Opens the portal of another service over the whole screen. Its title, Close and a link to the portal work even if the portal doesn’t load.',
  do: [
    'Open it from a button that names the portal.',
    'Give it a poster: it’s shown behind the portal while that loads, and stays if loading fails.',
    'Stop any motion behind it: set covered on a LiveStream.',
  ],
  dont: [
    'Use it for a video: use VideoModal instead.',
    'Open a portal that needs a sign-in while visitors are watching.',
  ],
  anatomy: [
    [
      'Bar',
      'The title on the start side and Close on the end side, outside the frame. A title given in both languages is shown in both.',
    ],
    ['Frame', 'The portal in the rest of the screen, only while the dialog is open.'],
    [
      'Message',
      '“Loading the portal…” behind the frame. After eight seconds without a portal, “The portal did not load here.”',
    ],
    ['Link', '“Open in a new tab”, below the frame; absent without an address.'],
    ['In AllStates', 'The dialog in its cell instead of over the whole screen.'],
  ],
  keyboard: [
    ['Escape', 'Closes the dialog, unless the focus is in the portal, which handles its own keys.'],
    ['Tab', 'Moves from Close into the portal and on to the link.'],
    [
      'Enter, Space',
      'On Close, closes the dialog and returns the focus to the control that opened it.',
    ],
    ['Enter', 'On the link, opens the portal in a new tab.'],
  ],
  content: [
    'Both: the name of the portal as the title. It also names the frame.',
    'English: the name as the portal writes it, “Intelligence Grid”.',
    'Arabic: the Arabic name, «شبكة الذكاء»; «البوابة» for the portal in every message.',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal; named by its title.'],
      ['frame', 'Also named by the title.'],
      ['button', 'Close, outside the frame. It has the focus at first.'],
      ['status', 'The state of the portal: loading or not loaded.'],
    ],
    criteria: ['2.1.1', '2.1.2', '2.4.3', '3.1.2', '4.1.2', '4.1.3'],
  },
  related: ['Dialog', 'EmbeddedPlayer', 'VideoModal'],
  aliases: ['modal', 'iframe', 'embed', 'fullscreen', 'popup', 'lightbox'],
};
