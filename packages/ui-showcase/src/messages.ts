import type { AdoptionProgressMessages } from './AdoptionProgress/AdoptionProgress.messages.ts';
import type { AttractLoopMessages } from './AttractLoop/AttractLoop.messages.ts';
import type { BlankScreenMessages } from './BlankScreen/BlankScreen.messages.ts';
import type { DeepLinkTesterMessages } from './DeepLinkTester/DeepLinkTester.messages.ts';
import type { HandOffDialogMessages } from './HandOffDialog/HandOffDialog.messages.ts';
import type { IdleWarningMessages } from './IdleWarning/IdleWarning.messages.ts';
import type { ImpactReportMessages } from './ImpactReport/ImpactReport.messages.ts';
import type { KeyboardShortcutsDialogMessages } from './KeyboardShortcutsDialog/KeyboardShortcutsDialog.messages.ts';
import type { MediaShelvesMessages } from './MediaShelves/MediaShelves.messages.ts';
import type { PortalDialogMessages } from './PortalDialog/PortalDialog.messages.ts';

/** The texts of the show's own components in one language, by component: a new language must provide all of them. */
export interface ShowMessages {
  readonly AdoptionProgress: AdoptionProgressMessages;
  readonly AttractLoop: AttractLoopMessages;
  readonly BlankScreen: BlankScreenMessages;
  readonly DeepLinkTester: DeepLinkTesterMessages;
  readonly HandOffDialog: HandOffDialogMessages;
  readonly IdleWarning: IdleWarningMessages;
  readonly ImpactReport: ImpactReportMessages;
  readonly KeyboardShortcutsDialog: KeyboardShortcutsDialogMessages;
  readonly MediaShelves: MediaShelvesMessages;
  readonly PortalDialog: PortalDialogMessages;
}
