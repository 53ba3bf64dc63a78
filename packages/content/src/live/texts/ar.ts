import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'جي\u00A042',
  lead: 'شبكة الذكاء في بث مباشر: تابع مسار كل إشارة لحظة بلحظة.',
  launch: 'فتح شبكة الذكاء',
  streamTitle: 'بث مباشر',
  stream: 'فيديو مباشر: إشارات تسري على خيوط دقيقة لشبكة تمتد عبر الأفق.',
  portal: 'شبكة الذكاء',
};
