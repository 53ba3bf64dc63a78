import type { Messages } from '../i18n/types.ts';

export interface DialogMessages {
  /** The button that closes the dialog. */
  readonly close: string;
}

export const dialogMessages: Messages<DialogMessages> = {
  en: { close: 'Close' },
  ar: { close: 'إغلاق' },
};
