/** A piece of a text, all in one script. */
export interface Piece {
  readonly text: string;
  readonly isArabic: boolean;
}

const word = String.raw`\p{scx=Arabic}[\p{scx=Arabic}\d]*`;

/**
 * Matches Arabic in an English sentence. In «quotation marks» and in (brackets without a Latin letter) it matches
 * everything, or numbers and punctuation would be on the wrong side. Elsewhere it matches only the words, with the
 * numbers before and between them.
 */
const arabic = new RegExp(
  [
    String.raw`«[^«»]*\p{scx=Arabic}[^«»]*»`,
    String.raw`(?<=\()[^()\p{sc=Latin}]*\p{scx=Arabic}[^()\p{sc=Latin}]*(?=\))`,
    String.raw`(?:\d[\d.,]* )?${word}(?:[ \d.,]* ${word})*(?: ?…)?`,
  ].join('|'),
  'gu',
);

/** Splits a text where the script changes. Joined, the pieces give the original text. */
export function splitByScript(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, isArabic: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), isArabic });
    end = to;
  };
  for (const { 0: fragment, index } of text.matchAll(arabic)) {
    add(index, false);
    add(index + fragment.length, true);
  }
  add(text.length, false);
  return pieces;
}
