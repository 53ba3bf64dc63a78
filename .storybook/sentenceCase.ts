/** Words that keep their own capitals. */
const names = [
  'QR',
  'AI',
  'URL',
  'PDF',
  'iPhone',
  'Arabic',
  'English',
  'Latin',
  'French',
  'Urdu',
  'Dubai',
  'Now',
];

/** The name of a story as a sentence: 'With A Qr Code' becomes 'With a QR code'. */
export function sentenceCase(name: string): string {
  return name
    .split(' ')
    .map((word, index) => {
      const own = names.find((each) => each.toLowerCase() === word.toLowerCase());
      if (own && !(own === 'Now' && !name.includes('Dubai'))) return own;
      return index === 0 ? word : word.toLowerCase();
    })
    .join(' ');
}
