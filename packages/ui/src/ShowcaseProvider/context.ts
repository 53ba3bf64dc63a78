import { createContext, use, type ComponentPropsWithRef, type ComponentType } from 'react';
import type { Language } from '../i18n/language.ts';
import type { ThemeName } from '../theme/tokens.ts';

/** What an injected link component receives: an anchor's props, `href` included. */
export type LinkProps = ComponentPropsWithRef<'a'>;
export type LinkComponent = ComponentType<LinkProps> | 'a';

export interface ShowcaseSettings {
  readonly language: Language;
  readonly theme: ThemeName;
  readonly link: LinkComponent;
  readonly nonce?: string | undefined;
}

const defaultSettings: ShowcaseSettings = { language: 'en', theme: 'midnight', link: 'a' };

export const ShowcaseContext = createContext(defaultSettings);

/** The settings of the nearest provider, or the defaults where there is none. */
export function useShowcase(): ShowcaseSettings {
  return use(ShowcaseContext);
}
