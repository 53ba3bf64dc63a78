import type { en } from './en.ts';

export const ar: typeof en = {
  description: 'مشاريع ومنصات رقمية وأثرها، بالعربية والإنجليزية.',
  withoutScripts:
    'يتطلب البحث ومربعات الحوار وتأثيرات الانتقال بين الصفحات تفعيل JavaScript؛ وما عدا ذلك متاح للقراءة من دونه.',
};
