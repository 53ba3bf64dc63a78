/** Names that keep their capitals. */
const names = ['QR', 'AI', 'URL', 'PDF', 'iPhone', 'Arabic', 'English', 'Latin', 'Dubai Now'];

/** The name of a story as a sentence: 'With A Qr Code' becomes 'With a QR code'. */
export function sentenceCase(name: string): string {
  const sentence = name.charAt(0) + name.slice(1).toLowerCase();
  return names.reduce(
    (text, each) => text.replaceAll(new RegExp(`\\b${each}\\b`, 'gi'), each),
    sentence,
  );
}
