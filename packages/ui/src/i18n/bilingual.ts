import { useShowcase } from '../ShowcaseProvider/context.ts';
import { directionOf, languages, type Direction, type Language } from './language.ts';

/** A text in both languages, of equal weight. */
export interface Bilingual {
  readonly en: string;
  readonly ar: string;
}

/** Both languages, that of the surrounding page first: English stands left of Arabic in either direction. */
export function useReadingOrder(): readonly Language[] {
  const { language } = useShowcase();
  return [language, ...languages.filter((other) => other !== language)];
}

/** The attributes of an element that holds one language. */
export function inLanguage(language: Language): { lang: Language; dir: Direction } {
  return { lang: language, dir: directionOf(language) };
}
