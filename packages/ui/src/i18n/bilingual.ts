import { useShowcase } from '../internal/context.ts';
import { directionOf, languages, type Direction, type Language } from './language.ts';
import type { Bilingual } from './types.ts';

/** Whether a text has two languages; a string, an element or nothing doesn't. */
export function isBilingual(text: unknown): text is Bilingual {
  return typeof text === 'object' && text !== null && 'en' in text && 'ar' in text;
}

/** A text in one language, for places that fit only one; in English if the text lacks that language. */
export function textIn(text: Bilingual | string, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}

/** The text in the page's language, for attributes, which can have only one language. */
export function useText(text: Bilingual | string): string;
export function useText(text: Bilingual | string | undefined): string | undefined;
export function useText(text: Bilingual | string | undefined): string | undefined {
  const { language } = useShowcase();
  return text === undefined ? undefined : textIn(text, language);
}

/**
 * The two languages in which a text is shown, the page's language first. If the page's language isn't built in but the
 * text has it, it's paired with English.
 *
 * @param text The text; without it, the two built-in languages are used.
 */
export function readingOrder(language: Language, text?: unknown): readonly Language[] {
  const own: readonly Language[] = isBilingual(text) ? Object.keys(text) : languages;
  const order = own.includes(language) ? [language, ...languages] : languages;
  return [...new Set(order)].slice(0, 2);
}

/** `readingOrder` in the language of the page. A string has one language: the page's. */
export function useReadingOrder(text?: Bilingual | string): readonly Language[] {
  const { language } = useShowcase();
  return typeof text === 'string' ? [language] : readingOrder(language, text);
}

/** The attributes of an element with text in one language. */
export function inLanguage(
  language: Language,
  direction = directionOf(language),
): { lang: Language; dir: Direction } {
  return { lang: language, dir: direction };
}
