import type { en } from './en.ts';

export const ar: typeof en = {
  title: 'فيديو',
  withoutScripts: 'يتطلب المشغّل تفعيل JavaScript.',
};
