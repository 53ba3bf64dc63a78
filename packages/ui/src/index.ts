// Written by `pnpm entries` from the list of component folders.
export * from './ActionLink/index.ts';
export * from './BackgroundImage/index.ts';
export * from './BackgroundVideo/index.ts';
export * from './Badge/index.ts';
export * from './BilingualCard/index.ts';
export * from './Button/index.ts';
export * from './CardGrid/index.ts';
export * from './Checkbox/index.ts';
export * from './Combobox/index.ts';
export * from './Dialog/index.ts';
export * from './EmbeddedPlayer/index.ts';
export * from './ErrorPage/index.ts';
export * from './FeatureCard/index.ts';
export * from './FilmPlayer/index.ts';
export * from './Hero/index.ts';
export * from './HomeLink/index.ts';
export * from './ImageLink/index.ts';
export * from './LanguageSwitcher/index.ts';
export * from './MetricCard/index.ts';
export * from './NavigationBar/index.ts';
export * from './PageHeader/index.ts';
export * from './PageTransition/index.ts';
export * from './Panel/index.ts';
export * from './RadioGroup/index.ts';
export * from './ResourceList/index.ts';
export * from './SavingsChart/index.ts';
export * from './ShowcaseProvider/index.ts';
export * from './SideNavigation/index.ts';
export * from './TextField/index.ts';
export * from './TileGrid/index.ts';
export * from './Toolbar/index.ts';
export * from './VideoModal/index.ts';
export { textIn, useLanguage, type ShownLanguages } from './i18n/bilingual.ts';
export { LocalText, type LocalTextProps } from './i18n/BilingualText.tsx';
export {
  directionOf,
  languages,
  localeOf,
  type BuiltInLanguage,
  type Direction,
  type Language,
} from './i18n/language.ts';
export type { ProviderMessages } from './i18n/providerMessages.ts';
export type {
  Bilingual,
  CountedText,
  LocalizedText,
  MessageOverrides,
  Messages,
} from './i18n/types.ts';
export { Icon, type IconProps } from './icon/Icon.tsx';
export * from './icon/icons.ts';
export type { LinkMessages } from './link/link.messages.ts';
export type { LibraryMessages } from './messages.ts';
export { motion } from './motion/motion.ts';
export type { Picture } from './picture/Picture.ts';
export { theme } from './theme/theme.ts';
export * from './tokens.ts';
