import type { linking as English } from '../en/linking.ts';

export const linking: typeof English = {
  title: 'اختبار الروابط العميقة',
  intro: 'افتح هذه الصفحة على الهاتف وجرّب كل رابط؛ ينبغي أن يُفتح التطبيق تلقائيًا.',
  hint: 'تأكّد من تثبيت التطبيق ومن إدراج مخطط الرابط (URL scheme) في قائمة المخططات المسموح بها على الجهاز. وللاختبار اليدوي، افتح متصفح Safari والصق الرابط فيه.',
  apps: {
    smartSupplier: {
      name: 'المورّد الذكي',
      description: 'تطبيق المورّدين المتعاملين مع الحكومة.',
    },
    dubaiNowQa: {
      name: 'دبي الآن (نسخة الاختبار)',
      description: 'نسخة الاختبار من تطبيق خدمات المدينة.',
    },
    smartEmployee: {
      name: 'الموظف الذكي (نسخة الاختبار)',
      description: 'نسخة الاختبار من تطبيق موظفي الحكومة.',
    },
  },
};
