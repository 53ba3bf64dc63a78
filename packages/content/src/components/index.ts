import type { BuiltInLanguage, LibraryMessages } from '@showcase/ui';
import type { Language } from '../languages.ts';

/** The components' own texts, for each language of the show that the library lacks. */
export const componentTexts: Readonly<Record<Exclude<Language, BuiltInLanguage>, LibraryMessages>> =
  {};
