import { contactFormMessages } from './ContactForm.messages.ts';
import type { ContactFormField } from './fields.ts';
import { emptyContactValues } from './values.ts';

export const { en, ar } = contactFormMessages;
/** A built-in text in either of the story's languages. */
export const either = (key: keyof typeof en) =>
  new RegExp(
    `^(${[en[key], ar[key]].map((text) => text.replaceAll(/[.*?]/g, '\\$&')).join('|')})$`,
  );

const subjectTexts = {
  en: {
    label: 'Subject',
    required: 'Please choose a subject.',
    options: { visit: 'A visit', demonstration: 'A demonstration', other: 'Something else' },
    own: 'Tell us more about your subject',
    ownRequired: 'Please describe your subject.',
  },
  ar: {
    label: 'الموضوع',
    required: 'يُرجى اختيار الموضوع.',
    options: { visit: 'زيارة', demonstration: 'عرض توضيحي', other: 'موضوع آخر' },
    own: 'أخبرنا بالمزيد عن الموضوع',
    ownRequired: 'يُرجى وصف الموضوع.',
  },
};
/** A text about the subject in either of the story's languages. */
export const aboutSubject = (key: 'label' | 'required' | 'own' | 'ownRequired') =>
  new RegExp(`^(${subjectTexts.en[key]}|${subjectTexts.ar[key]})$`);

/** The built-in fields, with a list of subjects and a field for one that is not in it. */
export const fieldsIn = (language: 'en' | 'ar'): readonly ContactFormField[] => {
  const texts = subjectTexts[language];
  return [
    'name',
    'email',
    'mobile',
    'jobTitle',
    'organisation',
    {
      name: 'subject',
      type: 'select',
      label: texts.label,
      options: Object.entries(texts.options).map(([value, label]) => ({ value, label })),
      required: true,
      requiredMessage: texts.required,
    },
    {
      name: 'ownSubject',
      label: texts.own,
      required: true,
      requiredMessage: texts.ownRequired,
      shown: ({ subject }) => subject === 'other',
      wide: true,
    },
    'message',
  ];
};
export const emptyValues = { ...emptyContactValues, subject: '', ownSubject: '' };

export const filled = {
  name: 'Maryam Al Ali',
  email: 'maryam@example.ae',
  mobile: '+971 50 000 0000',
  jobTitle: 'Head of Digital',
  organisation: 'Example Authority',
  subject: 'visit',
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
