import { useShowcase } from '../internal/context.ts';
import { directionOf, languages, type Direction, type Language } from './language.ts';
import type { LocalizedText } from './types.ts';

/** Whether a text names its languages; a string, an element or nothing doesn't. */
export function isLocalized(text: unknown): text is LocalizedText {
  if (typeof text !== 'object' || text === null || Array.isArray(text)) return false;
  const texts = Object.values(text);
  return texts.length > 0 && texts.every((each) => each === undefined || typeof each === 'string');
}

/**
 * A text in one language; if it lacks that language, in English, and without English in the first that it has. A string
 * is in the language of its page.
 */
export function textIn(text: LocalizedText | string, language: Language): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text.en ?? Object.values(text).find(Boolean) ?? '';
}

/** The language of the page: the nearest provider's. */
export function useLanguage(): Language {
  return useShowcase().language;
}

/** The text in the page's language, for attributes, which can have only one language. */
export function useText(text: LocalizedText | string): string;
export function useText(text: LocalizedText | string | undefined): string | undefined;
export function useText(text: LocalizedText | string | undefined): string | undefined {
  const { language } = useShowcase();
  return text === undefined ? undefined : textIn(text, language);
}

/** Whether texts are shown in two of their languages, or in the page's alone. */
export type ShownLanguages = 'all' | 'page';

/**
 * The languages in which a text is shown, the page's language first: at most two, English before Arabic. If the text
 * lacks the page's language, the others stand in.
 *
 * @param own The languages of the text.
 */
export function readingOrder(
  language: Language,
  own: readonly Language[],
  texts: ShownLanguages,
): readonly Language[] {
  const others = languages.filter((other) => other !== language);
  const order = [language, ...others].filter((shown) => own.includes(shown));
  const shown = order.length > 0 ? order : own.slice(0, 1);
  return shown.slice(0, texts === 'page' ? 1 : 2);
}

/** `readingOrder` of a text, or of the built-in texts. A string has one language: the page's. */
export function useReadingOrder(text?: LocalizedText | string): readonly Language[] {
  const { language, messages, texts } = useShowcase();
  if (typeof text === 'string') return [language];
  const own = text
    ? Object.keys(text).filter((name) => text[name] !== undefined)
    : [...languages, ...Object.keys(messages ?? {})];
  return readingOrder(language, own, texts);
}

/** A text that components can show, from its form in each language. */
export function localizedText(
  order: readonly Language[],
  textFor: (language: Language) => string,
): LocalizedText {
  const texts = order.map((language) => [language, textFor(language)]);
  return { en: textFor('en'), ...Object.fromEntries(texts) };
}

/** The attributes of an element with text in one language. */
export function inLanguage(
  language: Language,
  direction = directionOf(language),
): { lang: Language; dir: Direction } {
  return { lang: language, dir: direction };
}
