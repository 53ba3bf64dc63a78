import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

interface CutFontsOptions {
  /** The texts of all pages. */
  readonly texts: string;
  /** The folder of the build, with the fonts in `assets`. */
  readonly folder: URL;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** What visitors may type and services may send: ASCII, and the letters and vowel marks of Arabic. */
const typed = 'U+20-7E,U+621-63A,U+641-652';

/** The weights that the library and the app use. */
const weights = { min: 400, max: 700, default: 400 };

/**
 * Adds to a style sheet a smaller font for each of its fonts: with the characters of the texts and the weights in use. For
 * any other character, browsers fetch the whole font. A font without a character of the texts gets none.
 */
export async function cutFonts(css: string, { texts, folder }: CutFontsOptions): Promise<string> {
  const codes = new Set(rangesOf(typed).flatMap(codesIn));
  for (const character of texts) codes.add(character.codePointAt(0) ?? 0);
  const faces = css.match(/@font-face\s*\{[^}]*unicode-range[^}]*\}/g) ?? [];
  const cut = await Promise.all(faces.map((face) => cutFace(face, [...codes], folder)));
  return css + cut.join('');
}

async function cutFace(face: string, wanted: readonly number[], folder: URL): Promise<string> {
  const file = /\/assets\/[^)"]+/.exec(face)?.[0];
  const range = /(?<=unicode-range:\s*)[^;}]+/.exec(face)?.[0];
  if (file === undefined || range === undefined) throw new Error(`Not a font to cut: ${face}`);
  const ranges = rangesOf(range);
  const codes = wanted.filter((code) =>
    ranges.some(({ first, last }) => code >= first && code <= last),
  );
  if (codes.length === 0) return '';

  const font = await subsetFont(
    await readFile(new URL(`.${file}`, folder)),
    String.fromCodePoint(...codes),
    { targetFormat: 'woff2', variationAxes: { wght: weights } },
  );
  const hash = createHash('sha256').update(font).digest('base64url').slice(0, 6);
  const name = file.replace(/-wght.*$/, `-cut-${hash}.woff2`);
  await writeFile(new URL(`.${name}`, folder), font);
  // Of two fonts with the same descriptors, browsers look first into the one that is declared last.
  return face.replace(file, name).replace(range, unicodeRange(codes));
}

/** The ranges of a `unicode-range`, such as `U+6??,U+2000-22FF`. */
function rangesOf(unicodeRange: string): readonly Range[] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return {
      first: Number.parseInt(first.replaceAll('?', '0'), 16),
      last: Number.parseInt(last.replaceAll('?', 'F'), 16),
    };
  });
}

const codesIn = ({ first, last }: Range) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** The `unicode-range` of some characters, with neighbours as one range. */
function unicodeRange(codes: readonly number[]): string {
  const ranges: Range[] = [];
  for (const code of codes.toSorted((one, other) => one - other)) {
    const before = ranges.at(-1);
    if (before?.last === code - 1) ranges.splice(-1, 1, { first: before.first, last: code });
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join();
}
