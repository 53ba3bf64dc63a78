import type { Messages } from '@showcase/ui';

export interface DeepLinkTesterMessages {
  readonly open: string;
  readonly copy: string;
  /** Names the text field that contains a link. */
  readonly link: string;
  readonly waiting: string;
  /** Says that the visitor left the page; a new tab hides it whether or not an app opens. */
  readonly opened: string;
  readonly noResponse: string;
  readonly copied: string;
  /** Says that the browser refused to copy, so the link is selected instead. */
  readonly selected: string;
  readonly iosOnly: string;
  readonly scan: string;
}

export const deepLinkTesterMessages: Messages<DeepLinkTesterMessages> = {
  en: {
    open: 'Open app',
    copy: 'Copy link',
    link: 'Deep link',
    waiting: 'Opening…',
    opened: 'Link sent. An empty tab means that no app responded.',
    noResponse: 'No response from the app.',
    copied: 'Copied',
    selected: 'The link is selected. Copy it by hand.',
    iosOnly: 'This app is for iPhone only.',
    scan: 'Scan with your phone',
  },
  ar: {
    open: 'فتح التطبيق',
    copy: 'نسخ الرابط',
    link: 'الرابط العميق',
    waiting: 'جارٍ الفتح…',
    opened: 'أُرسل الرابط. ظهور علامة تبويب فارغة يعني أنه لم يستجب أي تطبيق.',
    noResponse: 'لم يستجب التطبيق.',
    copied: 'تم النسخ',
    selected: 'الرابط محدّد. انسخه يدويًا.',
    iosOnly: 'هذا التطبيق لأجهزة iPhone فقط.',
    scan: 'امسح الرمز بهاتفك',
  },
};
