/** The built-in texts of every component, as plain data. */
export * from './ActionLink/ActionLink.messages.ts';
export * from './AdoptionProgress/AdoptionProgress.messages.ts';
export * from './AttractLoop/AttractLoop.messages.ts';
export * from './BackgroundVideo/BackgroundVideo.messages.ts';
export * from './ContactForm/ContactForm.messages.ts';
export * from './DeepLinkTester/DeepLinkTester.messages.ts';
export * from './Dialog/Dialog.messages.ts';
export * from './EmbeddedPlayer/EmbeddedPlayer.messages.ts';
export * from './EntityCombobox/EntityCombobox.messages.ts';
export * from './NavigationBar/NavigationBar.messages.ts';
export * from './QrCode/QrCode.messages.ts';
export * from './SavingsChart/SavingsChart.messages.ts';
export * from './SelectField/SelectField.messages.ts';
export * from './SideNavigation/SideNavigation.messages.ts';
export * from './VideoModal/VideoModal.messages.ts';
export * from './internal/target.messages.ts';
