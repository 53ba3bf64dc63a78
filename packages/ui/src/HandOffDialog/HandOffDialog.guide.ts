import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Hands an external link from a kiosk to the visitor’s own phone, because visitors can’t close a new tab on a kiosk.',
  do: [
    'Use the words of the link that opened it as the title.',
    'Give it the public origin of the site, so that the site’s own pages have a code too.',
    'List the schemes of the deep links that it may hand off.',
  ],
  dont: [
    'Use it if visitors have a keyboard and tabs of their own: let the link open.',
    'Use a URL shortener: visitors read where they’re going.',
    'Give it an address that only this machine can reach.',
    'Judge its placement by “All states”, which shows it inline: open a story to see it over the page.',
  ],
  anatomy: [
    ['Dialog', 'A Dialog in the centre, with Close. Its title is the link’s destination.'],
    [
      'Line',
      'Asks the visitor, in both languages, to scan the code, or explains why there’s no code.',
    ],
    [
      'Code',
      'A QR code on white, drawn on this machine. It holds 2,331 bytes, enough for an address of 2,000 Latin characters.',
    ],
    [
      'Address',
      'The whole address to read and type, without https://, always from left to right. It’s text, not a link.',
    ],
  ],
  keyboard: [
    ['Escape', 'Closes the dialog.'],
    ['Enter, Space', 'Closes the dialog when focus is on Close.'],
  ],
  content: [
    'Both: the title names the destination, such as a service or an organisation, in up to six words.',
    'English: “Scan with your phone”; a reason is a full sentence.',
    'Arabic: «امسح الرمز بهاتفك»; the code is «رمز الاستجابة السريعة».',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal; named by the link’s destination.'],
      ['image', 'The code, named “QR code”.'],
      ['status', 'The reason if the code couldn’t be drawn.'],
    ],
    criteria: ['1.1.1', '1.4.3', '2.1.2', '2.4.3', '3.1.2', '4.1.3'],
  },
  related: ['QrCode', 'Dialog', 'DeepLinkTester'],
  aliases: ['qr', 'phone', 'share', 'external link', 'take away'],
  pair: {
    do: {
      text: 'The whole address: visitors read where the code leads.',
      args: { style: { inlineSize: '100%' } },
    },
    dont: {
      text: 'A shortened address: it could lead anywhere.',
      args: { style: { inlineSize: '100%' }, address: 'https://short.example/3xYz' },
    },
    isNarrow: true,
  },
};
