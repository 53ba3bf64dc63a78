import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  purpose:
    'An address to be taken along on one’s own phone: a code to scan, with its text for those who cannot.',
  do: [
    'Say above it what scanning does: “Scan to open”.',
    'Keep addresses short: fewer modules are read from farther away. The plate is 200 to 288 px wide.',
    'Leave nothing within a hand’s breadth of it: passers-by scan at an angle.',
  ],
  dont: [
    'Recolour the plate: dark on white is what phones read, in every world.',
    'Crop the white edge: it belongs to the code.',
    'Use it for a way on within the kiosk: that is a link.',
  ],
  anatomy: [
    ['Caption', 'Optional, in both languages above the plate.'],
    [
      'Plate',
      'White. With an address of the web it is one link to a new tab; with a deep link it is no link, since this screen cannot open it.',
    ],
    [
      'Code',
      'Drawn here, with medium error correction. Named “QR code”; an address of more than 2,331 bytes is not drawn.',
    ],
    [
      'Address',
      'Without https://, always from left to right; it breaks where it must and is never cut.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes to the plate, where it is a link.'],
    ['Enter', 'Opens the address in a new tab.'],
  ],
  content: [
    'Both: a caption of two to four words that says what will happen. Both languages are always given.',
    'English: an imperative, “Scan to open”.',
    'Arabic: an imperative, «امسح الرمز للفتح»; the code is «رمز الاستجابة السريعة», never “QR” alone.',
  ],
};
