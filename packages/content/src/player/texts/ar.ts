import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'فيديو',
  film: 'فيديو',
  play: 'تشغيل الفيديو',
  unmute: 'تشغيل الصوت',
  fault: 'تعذّر تحميل الفيديو.',
  retry: 'إعادة المحاولة',
  liveWithoutScripts: 'يتطلب البث المباشر تفعيل JavaScript.',
};
