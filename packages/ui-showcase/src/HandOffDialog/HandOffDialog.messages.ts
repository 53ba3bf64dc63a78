import type { Messages } from '@showcase/ui';

export interface HandOffDialogMessages {
  readonly scan: string;
  /** Explains why there's no QR code. */
  readonly tooLong: string;
  readonly noPublicOrigin: string;
}

export const handOffDialogMessages: Messages<HandOffDialogMessages> = {
  en: {
    scan: 'Scan with your phone',
    tooLong: 'This address is too long for a QR code.',
    noPublicOrigin: 'Phones cannot reach this page, so there is no QR code for it.',
  },
  ar: {
    scan: 'امسح الرمز بهاتفك',
    tooLong: 'هذا العنوان أطول من أن يتّسع له رمز الاستجابة السريعة.',
    noPublicOrigin: 'لا يمكن فتح هذه الصفحة على الهواتف، لذلك لا يتوفر لها رمز استجابة سريعة.',
  },
};
