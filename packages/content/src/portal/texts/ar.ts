import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'شبكة الذكاء',
  lead: 'سبع إمارات في شبكة واحدة. اختر إمارة لتتبّع إشاراتها.',
  delivered: 'إشارات مستلَمة',
  travelling: 'قيد الإرسال',
  links: 'روابط',
  note: 'عرض توضيحي: الأرقام إحصاء لما يظهر في الرسم فقط، ولا تمثّل بيانات حقيقية.',
  pause: 'إيقاف الحركة مؤقتًا',
  play: 'تشغيل الحركة',
  linkedTo: '{place}: متصلة بكل من {others}.',
  withoutScripts: 'يتطلب عرض الشبكة تفعيل JavaScript.',
  places: {
    'abu-dhabi': 'أبوظبي',
    dubai: 'دبي',
    sharjah: 'الشارقة',
    ajman: 'عجمان',
    'umm-al-quwain': 'أم القيوين',
    'ras-al-khaimah': 'رأس الخيمة',
    fujairah: 'الفجيرة',
  },
};
