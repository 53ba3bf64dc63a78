// Written by `pnpm entries` from the list of component folders.
import type { LinkMessages } from './link/link.messages.ts';
import type { BackgroundVideoMessages } from './BackgroundVideo/BackgroundVideo.messages.ts';
import type { ComboboxMessages } from './Combobox/Combobox.messages.ts';
import type { ContactFormMessages } from './ContactForm/ContactForm.messages.ts';
import type { DialogMessages } from './Dialog/Dialog.messages.ts';
import type { EmbeddedPlayerMessages } from './EmbeddedPlayer/EmbeddedPlayer.messages.ts';
import type { HomeLinkMessages } from './HomeLink/HomeLink.messages.ts';
import type { LanguageSwitcherMessages } from './LanguageSwitcher/LanguageSwitcher.messages.ts';
import type { LiveStreamMessages } from './LiveStream/LiveStream.messages.ts';
import type { NavigationBarMessages } from './NavigationBar/NavigationBar.messages.ts';
import type { QrCodeMessages } from './QrCode/QrCode.messages.ts';
import type { SavingsChartMessages } from './SavingsChart/SavingsChart.messages.ts';
import type { SelectFieldMessages } from './SelectField/SelectField.messages.ts';
import type { SideNavigationMessages } from './SideNavigation/SideNavigation.messages.ts';

/** The built-in texts of every component, as plain data. */
export * from './link/link.messages.ts';
export * from './ActionLink/ActionLink.messages.ts';
export * from './BackgroundVideo/BackgroundVideo.messages.ts';
export * from './Combobox/Combobox.messages.ts';
export * from './ContactForm/ContactForm.messages.ts';
export * from './Dialog/Dialog.messages.ts';
export * from './EmbeddedPlayer/EmbeddedPlayer.messages.ts';
export * from './HomeLink/HomeLink.messages.ts';
export * from './LanguageSwitcher/LanguageSwitcher.messages.ts';
export * from './LiveStream/LiveStream.messages.ts';
export * from './NavigationBar/NavigationBar.messages.ts';
export * from './QrCode/QrCode.messages.ts';
export * from './SavingsChart/SavingsChart.messages.ts';
export * from './SelectField/SelectField.messages.ts';
export * from './SideNavigation/SideNavigation.messages.ts';

/** The texts of the whole library in one language: a new language must provide all of them. */
export interface LibraryMessages {
  readonly Link: LinkMessages;
  readonly BackgroundVideo: BackgroundVideoMessages;
  readonly Combobox: ComboboxMessages;
  readonly ContactForm: ContactFormMessages;
  readonly Dialog: DialogMessages;
  readonly EmbeddedPlayer: EmbeddedPlayerMessages;
  readonly HomeLink: HomeLinkMessages;
  readonly LanguageSwitcher: LanguageSwitcherMessages;
  readonly LiveStream: LiveStreamMessages;
  readonly NavigationBar: NavigationBarMessages;
  readonly QrCode: QrCodeMessages;
  readonly SavingsChart: SavingsChartMessages;
  readonly SelectField: SelectFieldMessages;
  readonly SideNavigation: SideNavigationMessages;
}
