import { contactFormMessages } from './ContactForm.messages.ts';

export const { en, ar } = contactFormMessages;
/** A built-in text in either of the story's languages. */
export const either = (key: keyof typeof en) =>
  new RegExp(
    `^(${[en[key], ar[key]].map((text) => text.replaceAll(/[.*?]/g, '\\$&')).join('|')})$`,
  );

export const products = [
  { value: 'compass', label: 'Compass' },
  { value: 'ai-cloud', label: 'AI Cloud' },
  { value: 'other', label: 'Other' },
];

export const filled = {
  name: 'Maryam Al Ali',
  email: 'maryam@example.ae',
  mobile: '+971 50 000 0000',
  jobTitle: 'Head of Digital',
  organisation: 'Example Authority',
  product: 'compass',
  message: 'We would like to see Compass with our own documents.',
};
export const filledArabic = {
  ...filled,
  name: 'مريم العلي',
  jobTitle: 'مديرة التحوّل الرقمي',
  organisation: 'هيئة المثال',
  message: 'نودّ أن نجرّب Compass على وثائقنا.',
};

export const submitButton = { name: either('submit') };

export const longValues = {
  ...filled,
  name: 'Maryam bint Mohammed bin Rashid bin Abdulrahman Al Ali Al Mansoori',
  organisation: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
  message: `${filled.message} `.repeat(12),
};
export const longArabic = {
  ...longValues,
  name: 'مريم بنت محمد بن راشد بن عبد الرحمن العلي المنصوري',
  organisation: 'الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ',
  message: `${filledArabic.message} `.repeat(12),
};

export const notice = {
  text: {
    en: 'We use your details only to answer your request.',
    ar: 'لا نستخدم بياناتك إلا للرد على طلبك.',
  },
  href: 'https://example.org/privacy',
};
export const longNotice = {
  ...notice,
  text: {
    en: 'Example Authority and the partners who present with it at this event use your details only to answer your request, keep them for thirty days after they have answered, and pass them to nobody else. You may ask us at any time to correct or delete them.',
    ar: 'تستخدم هيئة المثال وشركاؤها المشاركون معها في هذه الفعالية بياناتك للرد على طلبك فقط، ويحتفظون بها ثلاثين يومًا بعد الرد، ولا يشاركونها مع أي جهة أخرى. ويمكنك في أي وقت أن تطلب تصحيحها أو حذفها.',
  },
};
