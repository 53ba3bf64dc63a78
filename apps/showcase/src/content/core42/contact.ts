import { otherProduct } from '@showcase/ui/ContactForm';
import { localize } from '../../languages/localize.ts';
import type { contact as English } from '../../languages/en/contact.ts';
import { productOptions, productTexts } from './products.ts';

/** Texts and options of the contact form (docs/product.md, Contact page). */
export const contact = {
  ...localize(
    import.meta.glob<typeof English>('../../languages/*/contact.ts', {
      eager: true,
      import: 'contact',
    }),
  ),
  back: '/projects/core42/info',
  options: [...productOptions, { value: otherProduct, label: productTexts.otherOption }],
} as const;
