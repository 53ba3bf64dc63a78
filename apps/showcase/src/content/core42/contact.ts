/** Texts and options of the contact form (docs/product.md, Contact page). */
import { otherProduct } from '@showcase/ui/ContactForm';
import { productOptions } from './products.ts';

export const contact = {
  title: 'Contact us today',
  subtitle: 'Tell us a little about your organisation and how we can help.',
  back: '/projects/core42/info',
  notConfigured: 'Contact form is not configured.',
  options: [...productOptions, { value: otherProduct, label: 'Other' }],
} as const;
