import type { Messages } from '../i18n/types.ts';

export interface LanguageSwitcherMessages {
  /** Names the landmark around the links. */
  readonly label: string;
}

export const languageSwitcherMessages: Messages<LanguageSwitcherMessages> = {
  en: { label: 'Language' },
  ar: { label: 'اللغة' },
};
