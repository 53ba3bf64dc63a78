import type { ContactValues } from './values.ts';
import type { Messages } from '../i18n/types.ts';

export interface ContactFormMessages extends Readonly<Record<keyof ContactValues, string>> {
  /** The button that sends the form. */
  readonly submit: string;
  /** The same button while the form is being sent. */
  readonly sending: string;
  /** Appears next to it after ten seconds. */
  readonly stillSending: string;
  /** Appears above the buttons once the form has been sent. */
  readonly success: string;
  /** The link back. */
  readonly back: string;
  /** The error of a form without `submit`. */
  readonly notConfigured: string;
  /** The error if `submit` throws nothing that can be shown. */
  readonly somethingWrong: string;
  /** Appears above the buttons while fields show their own errors. */
  readonly checkFields: string;
  /** The error for an empty required field. */
  readonly fillIn: string;
  /** The error for a required box that isn't ticked. */
  readonly tickBox: string;
  /** The notice's link. */
  readonly privacyPolicy: string;
  /** Appears for visitors whose browser runs no scripts. */
  readonly withoutScripts: string;
}

export const contactFormMessages: Messages<ContactFormMessages> = {
  en: {
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile',
    jobTitle: 'Job title',
    organisation: 'Organisation',
    message: 'Message',
    submit: 'Submit',
    sending: 'Sending...',
    stillSending: 'Still sending…',
    success: 'Thank you! We will be in touch soon.',
    back: 'Back',
    notConfigured: 'Contact form is not configured.',
    somethingWrong: 'Something went wrong. Please try again.',
    checkFields: 'Please check the marked fields.',
    fillIn: 'Please complete this field.',
    tickBox: 'Please tick this box.',
    privacyPolicy: 'Privacy policy',
    withoutScripts: 'This form needs JavaScript to be sent.',
  },
  ar: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    mobile: 'الهاتف المتحرك',
    jobTitle: 'المسمى الوظيفي',
    organisation: 'جهة العمل',
    message: 'الرسالة',
    submit: 'إرسال',
    sending: 'جارٍ الإرسال...',
    stillSending: 'ما زال الإرسال جاريًا…',
    success: 'شكرًا لك! سنتواصل معك قريبًا.',
    back: 'العودة',
    notConfigured: 'نموذج التواصل غير متاح حاليًا.',
    somethingWrong: 'حدث خطأ. يُرجى إعادة المحاولة.',
    checkFields: 'يُرجى مراجعة الحقول المُشار إليها.',
    fillIn: 'يُرجى استكمال هذا الحقل.',
    tickBox: 'يُرجى تحديد هذا المربع.',
    privacyPolicy: 'سياسة الخصوصية',
    withoutScripts: 'يتطلب إرسال هذا النموذج تفعيل JavaScript في المتصفح.',
  },
};
