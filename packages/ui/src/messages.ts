// Written by `pnpm entries` from the list of component folders.
import type { BuiltInLanguage } from './i18n/language.ts';
import type { Messages } from './i18n/types.ts';
import { linkMessages, type LinkMessages } from './link/link.messages.ts';
import {
  backgroundVideoMessages,
  type BackgroundVideoMessages,
} from './BackgroundVideo/BackgroundVideo.messages.ts';
import { comboboxMessages, type ComboboxMessages } from './Combobox/Combobox.messages.ts';
import {
  contactFormMessages,
  type ContactFormMessages,
} from './ContactForm/ContactForm.messages.ts';
import { dialogMessages, type DialogMessages } from './Dialog/Dialog.messages.ts';
import {
  embeddedPlayerMessages,
  type EmbeddedPlayerMessages,
} from './EmbeddedPlayer/EmbeddedPlayer.messages.ts';
import { filmPlayerMessages, type FilmPlayerMessages } from './FilmPlayer/FilmPlayer.messages.ts';
import { homeLinkMessages, type HomeLinkMessages } from './HomeLink/HomeLink.messages.ts';
import {
  languageSwitcherMessages,
  type LanguageSwitcherMessages,
} from './LanguageSwitcher/LanguageSwitcher.messages.ts';
import { liveStreamMessages, type LiveStreamMessages } from './LiveStream/LiveStream.messages.ts';
import {
  navigationBarMessages,
  type NavigationBarMessages,
} from './NavigationBar/NavigationBar.messages.ts';
import { qrCodeMessages, type QrCodeMessages } from './QrCode/QrCode.messages.ts';
import {
  savingsChartMessages,
  type SavingsChartMessages,
} from './SavingsChart/SavingsChart.messages.ts';
import {
  selectFieldMessages,
  type SelectFieldMessages,
} from './SelectField/SelectField.messages.ts';
import {
  sideNavigationMessages,
  type SideNavigationMessages,
} from './SideNavigation/SideNavigation.messages.ts';

export { actionLabels } from './ActionLink/ActionLink.messages.ts';

/** The texts of the whole library in one language: a new language must provide all of them. */
export interface LibraryMessages {
  /** Texts of Link. */
  readonly Link: LinkMessages;
  /** Texts of BackgroundVideo. */
  readonly BackgroundVideo: BackgroundVideoMessages;
  /** Texts of Combobox. */
  readonly Combobox: ComboboxMessages;
  /** Texts of ContactForm. */
  readonly ContactForm: ContactFormMessages;
  /** Texts of Dialog. */
  readonly Dialog: DialogMessages;
  /** Texts of EmbeddedPlayer. */
  readonly EmbeddedPlayer: EmbeddedPlayerMessages;
  /** Texts of FilmPlayer. */
  readonly FilmPlayer: FilmPlayerMessages;
  /** Texts of HomeLink. */
  readonly HomeLink: HomeLinkMessages;
  /** Texts of LanguageSwitcher. */
  readonly LanguageSwitcher: LanguageSwitcherMessages;
  /** Texts of LiveStream. */
  readonly LiveStream: LiveStreamMessages;
  /** Texts of NavigationBar. */
  readonly NavigationBar: NavigationBarMessages;
  /** Texts of QrCode. */
  readonly QrCode: QrCodeMessages;
  /** Texts of SavingsChart. */
  readonly SavingsChart: SavingsChartMessages;
  /** Texts of SelectField. */
  readonly SelectField: SelectFieldMessages;
  /** Texts of SideNavigation. */
  readonly SideNavigation: SideNavigationMessages;
}

const textsIn = (language: BuiltInLanguage): LibraryMessages => ({
  Link: linkMessages[language],
  BackgroundVideo: backgroundVideoMessages[language],
  Combobox: comboboxMessages[language],
  ContactForm: contactFormMessages[language],
  Dialog: dialogMessages[language],
  EmbeddedPlayer: embeddedPlayerMessages[language],
  FilmPlayer: filmPlayerMessages[language],
  HomeLink: homeLinkMessages[language],
  LanguageSwitcher: languageSwitcherMessages[language],
  LiveStream: liveStreamMessages[language],
  NavigationBar: navigationBarMessages[language],
  QrCode: qrCodeMessages[language],
  SavingsChart: savingsChartMessages[language],
  SelectField: selectFieldMessages[language],
  SideNavigation: sideNavigationMessages[language],
});

/** The built-in texts, as plain data. */
export const libraryMessages: Messages<LibraryMessages> = /* @__PURE__ */ (() => ({
  en: textsIn('en'),
  ar: textsIn('ar'),
}))();
