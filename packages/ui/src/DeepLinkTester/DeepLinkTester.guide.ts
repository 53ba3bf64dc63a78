import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'A tool for testing deep links on a phone before the show: it opens each app, says whether the app responded, and offers another way.',
  do: [
    'Declare every scheme that may be opened. Links with any other scheme are shown disabled.',
    'Mark apps that only iPhones have with iosOnly: on other devices their QR code appears at once.',
    'Give a hint that says what to check when nothing opens.',
  ],
  dont: [
    'Show it to visitors: it is a tool for the team.',
    'Conclude from “No response” that an app is missing: the phone may be asking for permission first.',
  ],
  anatomy: [
    [
      'Card',
      'One per link, on glass: name and description in both languages. Cards stand side by side where there is room, with their controls level.',
    ],
    [
      'Link',
      'The address in a read-only text field, always from left to right; selected on focus.',
    ],
    [
      'Open app',
      'A real link, labelled in both languages: iOS opens an app from nothing else. It opens in a new tab.',
    ],
    ['Copy link', 'Copies the link; if the browser refuses, selects it instead.'],
    [
      'Status',
      'Opening, opened, no response, copied or selected. Its line is reserved, so that nothing moves.',
    ],
    [
      'QR code',
      'Beside the reason for it. Appears when the app cannot be opened here or has not responded.',
    ],
    ['Hint', 'Below all cards, in both languages.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the link, Open app and Copy link of each card; skips what is disabled.'],
    ['Enter', 'Opens the app or copies the link.'],
    ['Space', 'Copies the link.'],
  ],
  content: [
    'Both: the app’s name, and one sentence on what it opens.',
    'Both: addresses are never translated and always read from left to right.',
    'English: the product’s name as the store writes it, “Dubai Now QA”.',
    'Arabic: the app’s Arabic name. A technical term such as URL scheme stands in brackets after its translation.',
  ],
  accessibility: {
    roles: [
      ['list', 'The links.'],
      ['textbox', 'The address, read-only; named together with its link.'],
      ['link', '“Open app”, described by the name of the link.'],
      ['button', '“Copy link”, described likewise.'],
      ['status', 'Opening, opened, no response, copied or selected.'],
    ],
    criteria: ['1.3.1', '2.1.1', '2.4.4', '3.1.2', '4.1.2', '4.1.3'],
  },
  related: ['QrCode', 'HandOffDialog', 'StatusList'],
  aliases: ['deep link', 'app link', 'url scheme', 'qr', 'phone'],
};
