import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'تواصل معنا اليوم',
  subtitle: 'عرّفنا بجهة عملك وأخبرنا كيف يمكننا مساعدتك.',
  product: {
    label: 'المنتج الذي يهمّك',
    placeholder: 'اختر منتجًا',
    required: 'يُرجى اختيار منتج.',
  },
  customProductInterest: {
    label: 'أخبرنا بالمزيد عن المنتج الذي يهمّك',
    required: 'يُرجى تحديد المنتج الذي يهمّك.',
  },
  notConfigured: 'نموذج التواصل غير متاح حاليًا.',
  failures: {
    refused: 'تعذّر إرسال النموذج.',
    noConnection: 'تعذّر الاتصال. تحقّق من الشبكة ثم أعد المحاولة',
    tooLong: 'النص أطول من الحد المسموح به.',
    tooLongHint: 'الحد الأقصى لعدد الأحرف: {most}. عدد أحرف هذا النص: {length}.',
    reasons: {
      REQUIRED_FIELD: 'يُرجى استكمال هذا الحقل.',
      INVALID_EMAIL: 'عنوان البريد الإلكتروني غير صالح',
      BLOCKED_EMAIL: 'لا يمكن استخدام عنوان البريد الإلكتروني هذا',
      INPUT_TOO_LARGE: 'النص أطول من الحد المسموح به.',
      RATE_LIMIT: 'تلقّى النظام عددًا كبيرًا من الطلبات. يُرجى إعادة المحاولة بعد قليل.',
      NOT_KEPT: 'حدث خطأ. يُرجى إعادة المحاولة.',
    },
  },
};
