export {
  LanguageSwitcher,
  type LanguageLink,
  type LanguageSwitcherProps,
} from './LanguageSwitcher.tsx';
export type { LanguageSwitcherMessages } from './LanguageSwitcher.messages.ts';
