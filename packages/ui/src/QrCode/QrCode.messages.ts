import type { Messages } from '../i18n/messages.ts';

export interface QrCodeMessages {
  /** Names the drawing. */
  readonly label: string;
}

export const qrCodeMessages: Messages<QrCodeMessages> = {
  en: { label: 'QR code' },
  ar: { label: 'رمز الاستجابة السريعة' },
};
