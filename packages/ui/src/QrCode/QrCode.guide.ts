import type { Guide } from '../story/guide.ts';

export const guide: Guide = {
  purpose:
    'An address for visitors to open on their own phones: a code to scan, and its text for those who cannot scan it.',
  do: [
    'Say above the code what scanning it does: “Scan to open”.',
    'Keep addresses short: phones read fewer, larger modules from farther away. The plate is 200 to 288 px wide.',
    'Keep a hand’s breadth around it free: passers-by scan at an angle.',
  ],
  dont: [
    'Recolour the plate: phones read dark on white, and it stays so in every theme.',
    'Crop the white margin: it belongs to the code.',
    'Use it to lead to another screen of the kiosk: use a link.',
  ],
  anatomy: [
    ['Caption', 'An optional text above the plate, in both languages.'],
    [
      'Plate',
      'A white box. With a web address it is a link that opens in a new tab; with a deep link it is not a link, because this screen cannot open it.',
    ],
    [
      'Code',
      'A drawing with medium error correction, named “QR code”. It is drawn without a network. Without its encoder there is no code, and the caption says so; an address of more than 2,331 bytes has none either.',
    ],
    [
      'Address',
      'The text of the address without https:// and without a final slash, always from left to right. It wraps where it must and is never cut.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves to the plate if it is a link.'],
    ['Enter', 'Opens the address in a new tab.'],
  ],
  content: [
    'Both: a caption of two to four words that says what will happen, always in both languages.',
    'English: an imperative, “Scan to open”.',
    'Arabic: an imperative, «امسح الرمز للفتح»; the code is «رمز الاستجابة السريعة», never just “QR”.',
  ],
  accessibility: {
    roles: [
      ['figure', 'The code with its caption.'],
      ['link', 'A web address, which opens in a new tab.'],
      ['image', 'The code, named “QR code”; the address is text beside it.'],
    ],
    criteria: ['1.1.1', '1.4.3', '1.4.11', '2.4.4', '3.1.2'],
  },
  related: ['HandOffDialog', 'DeepLinkTester', 'BilingualCard'],
  aliases: ['barcode', 'scan', 'phone', 'share'],
  pair: {
    do: { text: 'A short address: few, large modules.', args: {} },
    dont: {
      text: 'A long address: the modules are so small that phones read them only from close by.',
      args: {
        value:
          'https://example.org/app/services/government/identity?source=stand&hall=2&screen=kiosk-left&campaign=gitex-2026&language=en&visitor=unknown&session=7f3a9c2e51d84b06',
      },
    },
    isNarrow: true,
  },
};
