import type { Messages } from '../i18n/types.ts';

export interface QrCodeMessages {
  /** Names the drawing. */
  readonly label: string;
  /** Says that there's no drawing because the encoder failed to load. */
  readonly failed: string;
}

export const qrCodeMessages: Messages<QrCodeMessages> = {
  en: { label: 'QR code', failed: 'The QR code could not be loaded.' },
  ar: { label: 'رمز الاستجابة السريعة', failed: 'تعذّر تحميل رمز الاستجابة السريعة.' },
};
