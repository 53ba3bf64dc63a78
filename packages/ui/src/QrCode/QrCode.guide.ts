import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'An address for visitors to open on their own phones: a code to scan, and the address as text.',
  do: [
    'Put the result of scanning above the code: “Scan to open”.',
    'Keep addresses short: phones read fewer, larger modules from farther away. The plate is 200 to 288 px wide.',
    'Keep a hand’s width clear around it: passers-by scan at an angle.',
  ],
  dont: [
    'Recolour the plate: phones need dark on white, so it’s the same in every theme.',
    'Crop the white margin: it’s part of the code.',
    'Use it for another screen of the kiosk: use a link instead.',
  ],
  anatomy: [
    ['Caption', 'An optional text above the plate, in both languages.'],
    [
      'Plate',
      'A white box. With a web address, it’s a link that opens in a new tab. With a deep link, it isn’t a link, because this screen can’t open it.',
    ],
    [
      'Code',
      'A drawing with medium error correction, named “QR code”. It needs no network. If its encoder doesn’t load, the code is missing and the caption says so; the same happens if an address has more than 2,331 bytes.',
    ],
    [
      'Address',
      'The text of the address without https:// and without a final slash, always from left to right. It wraps if necessary and is never truncated.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the plate if it is a link.'],
    ['Enter', 'Opens the address in a new tab.'],
  ],
  content: [
    'Both: a caption of two to four words that states the result, always in both languages.',
    'English: an imperative, “Scan to open”.',
    'Arabic: an imperative, «امسح الرمز للفتح»; the code is «رمز الاستجابة السريعة», never just “QR”.',
  ],
  accessibility: {
    roles: [
      ['figure', 'The code with its caption.'],
      ['link', 'A web address. It opens in a new tab.'],
      ['image', 'The code, named “QR code”. The address is text next to it.'],
    ],
    criteria: ['1.1.1', '1.4.3', '1.4.11', '2.4.4', '3.1.2'],
  },
  related: ['ActionLink'],
  aliases: ['barcode', 'scan', 'phone', 'share'],
  pair: {
    do: { text: 'A short address has few, large modules.', args: {} },
    dont: {
      text: 'A long address has modules so small that phones read them only at close range.',
      args: {
        value:
          'https://example.org/app/services/government/identity?source=stand&hall=2&screen=kiosk-left&campaign=gitex-2026&language=en&visitor=unknown&session=7f3a9c2e51d84b06',
      },
    },
    isNarrow: true,
  },
};
