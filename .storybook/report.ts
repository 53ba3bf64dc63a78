/**
 * Where 'Report this state' leads: the address of a form for new issues (`https://…/issues/new`) or of a mailbox
 * (`mailto:…`). Without one, the report is copied.
 */
export const reportTo = '' as string;
