import { createContext, use } from 'react';
import type { ShownLanguages } from '../i18n/bilingual.ts';
import type { Direction, Language } from '../i18n/language.ts';
import type { LinkComponent } from '../link/LinkComponent.ts';
import type { Theme } from '../theme/createTheme.ts';
import { midnight } from '../theme/midnight.ts';
import type { ProviderMessages } from '../i18n/providerMessages.ts';

/** The settings a provider gives to everything inside it. */
export interface ShowcaseSettings {
  /** The language of the page. */
  readonly language: Language;
  /** Its direction. */
  readonly direction: Direction;
  /** Texts that replace built-in ones. */
  readonly messages?: ProviderMessages | undefined;
  /** The theme. */
  readonly theme: Theme;
  /** The component that renders links. */
  readonly link: LinkComponent;
  /** The schemes that links may have, besides http and https. */
  readonly schemes: readonly string[];
  /** Whether links may open a new tab. */
  readonly newTabs: boolean;
  /** Whether texts are shown in two of their languages, or in the page’s alone. */
  readonly texts: ShownLanguages;
}

/** The settings outside all providers. */
export const defaultSettings: ShowcaseSettings = {
  language: 'en',
  direction: 'ltr',
  theme: { name: 'midnight', colors: midnight },
  link: 'a',
  schemes: ['mailto', 'tel'],
  newTabs: true,
  texts: 'all',
};

export const ShowcaseContext = createContext(defaultSettings);

/** The settings of the nearest provider, or the defaults if there is none. */
export function useShowcase(): ShowcaseSettings {
  return use(ShowcaseContext);
}
