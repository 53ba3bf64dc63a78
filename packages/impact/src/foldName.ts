/** Everything below U+034F but these stays as it is, apart from case. Most texts pass this check at once. */
const PERHAPS_FOLDED = /[\u034f-\uffff\t\v-\r\xa0\xad]/;
/** Arabic letters in the forms of old files and PDFs, and the few that are composed with hamza elsewhere. */
const COMPOSED = /[\u06c0-\u06d3\ufb50-\ufdff\ufe70-\ufefc]/g;
/**
 * What takes the place of each character of a set. The order matters: a byte order mark is also white space. Few sets
 * that are replaced by constants are several times as fast as one set and a function.
 */
const FOLDS: readonly (readonly [set: RegExp, replacement: string])[] = [
  // Direction marks and whatever else is invisible.
  [/\p{DI}/gu, ''],
  // Arabic marks and tatweel.
  [/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u08ca-\u08ff\u0640]/g, ''],
  [/[^\S \n]/g, ' '],
  [/[آأإٱٲٳ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ئىی]/g, 'ي'],
  [/ة/g, 'ه'],
  [/ک/g, 'ك'],
  // Lower case has two sigmas, one of them for the end of a word. Treating them as one keeps matches while typing.
  [/[Σς]/g, 'σ'],
];

/**
 * Returns a name in the form in which searches compare names. Case doesn't count, nor does what Arabic leaves to the
 * writer: hamza on a letter, teh marbuta or heh, alef maksura or yeh, vowel marks and tatweel. Invisible characters are
 * dropped, and any white space becomes a space. Anything but a string gives an empty text.
 */
export function foldName(text: string): string {
  return typeof text === 'string' ? foldLines(text.replaceAll('\n', ' ')) : '';
}

/**
 * Folds many names at once, one per line. Each character is folded on its own, so the parts of a name, folded, are parts
 * of the folded name.
 *
 * @internal
 */
export function foldLines(text: string): string {
  const isPlain = !PERHAPS_FOLDED.test(text);
  return (isPlain ? text : withFolds(text)).toLowerCase();
}

function withFolds(text: string): string {
  // A mark in its isolated form is composed with a space.
  const letters = text.replace(COMPOSED, (letter) => letter.normalize('NFKD').trim());
  return FOLDS.reduce((folded, [set, replacement]) => folded.replace(set, replacement), letters);
}
