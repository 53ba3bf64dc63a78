import { createContext, use } from 'react';
import type { ShownLanguages } from '../i18n/bilingual.ts';
import type { Direction, Language } from '../i18n/language.ts';
import type { LinkComponent } from '../link/LinkComponent.ts';
import type { Theme } from '../theme/createTheme.ts';
import { midnight } from '../theme/midnight.ts';
import type { ProviderMessages } from '../i18n/providerMessages.ts';

/** The settings a provider gives to everything inside it. */
export interface ShowcaseSettings {
  readonly language: Language;
  readonly direction: Direction;
  readonly messages?: ProviderMessages | undefined;
  readonly theme: Theme;
  readonly link: LinkComponent;
  readonly nonce?: string | undefined;
  readonly newTabs: boolean;
  readonly texts: ShownLanguages;
}

const defaultSettings: ShowcaseSettings = {
  language: 'en',
  direction: 'ltr',
  theme: { name: 'midnight', colors: midnight },
  link: 'a',
  newTabs: true,
  texts: 'all',
};

export const ShowcaseContext = createContext(defaultSettings);

/** The settings of the nearest provider, or the defaults if there is none. */
export function useShowcase(): ShowcaseSettings {
  return use(ShowcaseContext);
}
