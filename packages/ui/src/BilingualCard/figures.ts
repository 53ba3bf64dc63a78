import { textIn } from '../i18n/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import type { LocalizedText } from '../i18n/types.ts';

/** A figure about a subject: its displayed value and what it counts. */
export interface BilingualFigure {
  /** The figure as shown, with its unit. */
  readonly value: LocalizedText | string;
  /** Words above the value, such as 'Over'. */
  readonly qualifier?: LocalizedText | string | undefined;
  /** The label: what the figure counts. */
  readonly label: LocalizedText | string;
}

/** The longest value and the longest words, in characters, that stand next to an action on every screen. */
const limits = { value: 4, words: 18 };

/**
 * Where figures stand: in each language's column if a value differs by language; otherwise once, with the words of all
 * languages, as a row of their own. One or two short ones can stand on both sides of an action.
 */
export function placeOf(
  figures: readonly BilingualFigure[],
  languages: readonly Language[],
): 'columns' | 'row' | 'sides' {
  const inAll = (text: LocalizedText | string) =>
    languages.map((language) => textIn(text, language));
  if (figures.some(({ value }) => new Set(inAll(value)).size > 1)) return 'columns';
  const isShort = ({ value, label, qualifier = '' }: BilingualFigure) =>
    inAll(value).every((text) => text.length <= limits.value) &&
    [label, qualifier].every((words) => inAll(words).join(' ').length <= limits.words);
  return figures.length <= 2 && figures.every(isShort) ? 'sides' : 'row';
}
