// Written by `pnpm entries` from the list of component folders.
import type { LinkMessages } from './link/link.messages.ts';
import type { AdoptionProgressMessages } from './AdoptionProgress/AdoptionProgress.messages.ts';
import type { AttractLoopMessages } from './AttractLoop/AttractLoop.messages.ts';
import type { BackgroundVideoMessages } from './BackgroundVideo/BackgroundVideo.messages.ts';
import type { BlankScreenMessages } from './BlankScreen/BlankScreen.messages.ts';
import type { CheckListMessages } from './CheckList/CheckList.messages.ts';
import type { ContactFormMessages } from './ContactForm/ContactForm.messages.ts';
import type { DeepLinkTesterMessages } from './DeepLinkTester/DeepLinkTester.messages.ts';
import type { DialogMessages } from './Dialog/Dialog.messages.ts';
import type { EmbeddedPlayerMessages } from './EmbeddedPlayer/EmbeddedPlayer.messages.ts';
import type { EntityComboboxMessages } from './EntityCombobox/EntityCombobox.messages.ts';
import type { HandOffCardMessages } from './HandOffCard/HandOffCard.messages.ts';
import type { IdleWarningMessages } from './IdleWarning/IdleWarning.messages.ts';
import type { ImpactReportMessages } from './ImpactReport/ImpactReport.messages.ts';
import type { KeyListMessages } from './KeyList/KeyList.messages.ts';
import type { LiveStreamMessages } from './LiveStream/LiveStream.messages.ts';
import type { NavigationBarMessages } from './NavigationBar/NavigationBar.messages.ts';
import type { PortalDialogMessages } from './PortalDialog/PortalDialog.messages.ts';
import type { QrCodeMessages } from './QrCode/QrCode.messages.ts';
import type { SavingsChartMessages } from './SavingsChart/SavingsChart.messages.ts';
import type { SelectFieldMessages } from './SelectField/SelectField.messages.ts';
import type { SideNavigationMessages } from './SideNavigation/SideNavigation.messages.ts';
import type { VideoModalMessages } from './VideoModal/VideoModal.messages.ts';

/** The built-in texts of every component, as plain data. */
export * from './link/link.messages.ts';
export * from './ActionLink/ActionLink.messages.ts';
export * from './AdoptionProgress/AdoptionProgress.messages.ts';
export * from './AttractLoop/AttractLoop.messages.ts';
export * from './BackgroundVideo/BackgroundVideo.messages.ts';
export * from './BlankScreen/BlankScreen.messages.ts';
export * from './CheckList/CheckList.messages.ts';
export * from './ContactForm/ContactForm.messages.ts';
export * from './DeepLinkTester/DeepLinkTester.messages.ts';
export * from './Dialog/Dialog.messages.ts';
export * from './EmbeddedPlayer/EmbeddedPlayer.messages.ts';
export * from './EntityCombobox/EntityCombobox.messages.ts';
export * from './HandOffCard/HandOffCard.messages.ts';
export * from './IdleWarning/IdleWarning.messages.ts';
export * from './ImpactReport/ImpactReport.messages.ts';
export * from './KeyList/KeyList.messages.ts';
export * from './LiveStream/LiveStream.messages.ts';
export * from './NavigationBar/NavigationBar.messages.ts';
export * from './PortalDialog/PortalDialog.messages.ts';
export * from './QrCode/QrCode.messages.ts';
export * from './SavingsChart/SavingsChart.messages.ts';
export * from './SelectField/SelectField.messages.ts';
export * from './SideNavigation/SideNavigation.messages.ts';
export * from './VideoModal/VideoModal.messages.ts';

/** The texts of the whole library in one language: what a language that is not built in needs. */
export interface LibraryMessages {
  readonly Link: LinkMessages;
  readonly AdoptionProgress: AdoptionProgressMessages;
  readonly AttractLoop: AttractLoopMessages;
  readonly BackgroundVideo: BackgroundVideoMessages;
  readonly BlankScreen: BlankScreenMessages;
  readonly CheckList: CheckListMessages;
  readonly ContactForm: ContactFormMessages;
  readonly DeepLinkTester: DeepLinkTesterMessages;
  readonly Dialog: DialogMessages;
  readonly EmbeddedPlayer: EmbeddedPlayerMessages;
  readonly EntityCombobox: EntityComboboxMessages;
  readonly HandOffCard: HandOffCardMessages;
  readonly IdleWarning: IdleWarningMessages;
  readonly ImpactReport: ImpactReportMessages;
  readonly KeyList: KeyListMessages;
  readonly LiveStream: LiveStreamMessages;
  readonly NavigationBar: NavigationBarMessages;
  readonly PortalDialog: PortalDialogMessages;
  readonly QrCode: QrCodeMessages;
  readonly SavingsChart: SavingsChartMessages;
  readonly SelectField: SelectFieldMessages;
  readonly SideNavigation: SideNavigationMessages;
  readonly VideoModal: VideoModalMessages;
}
