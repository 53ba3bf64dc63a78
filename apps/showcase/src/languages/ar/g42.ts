import type { g42 as English } from '../en/g42.ts';

export const g42: typeof English = {
  title: 'جي\u00A042',
  lead: 'شبكة الذكاء على الهواء مباشرة: كل إشارة في طريقها، لحظة بلحظة.',
  launch: 'تشغيل شبكة الذكاء',
  streamTitle: 'بث مباشر',
  stream: 'فيديو مباشر: إشارات تسري على خيوط دقيقة لشبكة تمتد عبر الأفق.',
  portal: 'شبكة الذكاء',
};
