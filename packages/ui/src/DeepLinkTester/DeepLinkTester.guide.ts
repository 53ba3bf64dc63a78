import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A tool for testing deep links on a phone before the show. It opens each app, reports whether the app responded, and offers an alternative.',
  do: [
    'Declare every scheme that may be opened. Links with other schemes are disabled.',
    'Mark apps that only iPhones have with iosOnly: other devices show their QR code at once.',
    'Give a hint that explains what to check when nothing opens.',
  ],
  dont: [
    'Show it to visitors: it’s a tool for the team.',
    'Conclude from “No response” that an app is missing: the phone may be asking for permission first.',
  ],
  anatomy: [
    [
      'Card',
      'One per link, on glass, with name and description in both languages. Cards are side by side if there’s room, with their controls aligned.',
    ],
    [
      'Link',
      'The address in a read-only text field, always from left to right. Focusing the field selects it.',
    ],
    [
      'Open app',
      'A real link, labelled in both languages, because iOS opens apps only from links. It opens in a new tab.',
    ],
    ['Copy link', 'Copies the link, or selects it if the browser refuses.'],
    [
      'Status',
      'Opening, opened, no response, copied or selected. Its line is reserved, so that nothing moves.',
    ],
    ['QR code', 'Appears, with the reason, if the app can’t be opened here or hasn’t responded.'],
    ['Hint', 'Below all cards, in both languages.'],
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the link, Open app and Copy link of each card. Skips disabled controls.',
    ],
    ['Enter', 'Opens the app or copies the link.'],
    ['Space', 'Copies the link.'],
  ],
  content: [
    'Both: the app’s name, and one sentence about the screen it opens.',
    'Both: addresses are never translated and always read from left to right.',
    'English: the product’s name as in the app store, “Dubai Now QA”.',
    'Arabic: the app’s Arabic name. Put a technical term such as URL scheme in brackets after its translation.',
  ],
  accessibility: {
    roles: [
      ['list', 'The links.'],
      ['textbox', 'The address, read-only, named together with its link.'],
      ['link', '“Open app”, described by the name of the link.'],
      ['button', '“Copy link”, described by the name of the link.'],
      ['status', 'Opening, opened, no response, copied or selected.'],
    ],
    criteria: ['1.3.1', '2.1.1', '2.4.4', '3.1.2', '4.1.2', '4.1.3'],
  },
  related: ['QrCode', 'HandOffDialog'],
  aliases: ['deep link', 'app link', 'url scheme', 'qr', 'phone'],
};
