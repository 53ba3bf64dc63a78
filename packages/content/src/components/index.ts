import type { BuiltInLanguage, LibraryMessages } from '@showcase/ui';
import type { ShowMessages } from '@showcase/ui-showcase/messages';
import type { Language } from '../languages.ts';

/** The languages of the show that the library lacks. */
type OwnLanguage = Exclude<Language, BuiltInLanguage>;

/** The components' own texts in these languages. */
export const componentTexts: Readonly<Record<OwnLanguage, LibraryMessages & ShowMessages>> = {};
