import type { Optional } from '../internal/optional.ts';
import type { LibraryMessages } from '../messages.ts';
import type { Language } from './language.ts';

/** Texts for a whole app, by language and component: `{ fr: { Dialog: { close: 'Fermer' } } }`. */
export type ProviderMessages = Optional<
  Record<
    Language,
    { readonly [Name in keyof LibraryMessages]?: Optional<LibraryMessages[Name]> | undefined }
  >
>;
