import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'Hands a link that leaves a kiosk to the visitor’s own phone, where a new tab could not be closed.',
  do: [
    'Title it with the words of the link that opened it.',
    'Give it the public origin of the site, so that its own pages have a code, too.',
    'List the schemes of the deep links that it may hand on.',
  ],
  dont: [
    'Use it where visitors have a keyboard and tabs of their own: let the link open.',
    'Shorten an address with a service: visitors read where they are going.',
    'Give it an address that only this machine can reach.',
    'Judge its placement by “All states”, which shows it in place; open a story to see it over the page.',
  ],
  anatomy: [
    ['Dialog', 'A Dialog in the centre, with what the link leads to as its title, and Close.'],
    ['Line', 'Says in both languages to scan the code, or why there is none.'],
    [
      'Code',
      'A QR code on white, drawn here. It holds 2,331 bytes, so an address of 2,000 Latin characters has one.',
    ],
    [
      'Address',
      'The whole address to read and type, without https:// and always from left to right. It is text, not a link.',
    ],
  ],
  keyboard: [
    ['Escape', 'Closes the card.'],
    ['Enter, Space', 'Closes the card when focus is on Close.'],
  ],
  content: [
    'Both: the title names the place, such as a service or an organisation, in up to six words.',
    'English: “Scan with your phone”; a reason is a full sentence.',
    'Arabic: «امسح الرمز بهاتفك»; the code is «رمز الاستجابة السريعة».',
  ],
  accessibility: {
    roles: [
      ['dialog', 'Modal, and named by what the link leads to.'],
      ['image', 'The code, named “QR code”.'],
      ['status', 'Why there is no code, if it could not be drawn.'],
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
      text: 'An address shortened by a service: it could lead anywhere.',
      args: { style: { inlineSize: '100%' }, address: 'https://short.example/3xYz' },
    },
    isNarrow: true,
  },
};
