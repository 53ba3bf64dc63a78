'use client';

import { ContactForm } from '@showcase/ui/ContactForm';

const product = {
  name: 'product',
  type: 'select',
  label: { fr: 'Produit', ar: 'المنتج' },
  required: true,
  options: [
    { value: 'compass', label: 'Compass' },
    { value: 'other', label: { fr: 'Autre', ar: 'غير ذلك' } },
  ],
} as const;

/** The form calls `submit` in the browser, so this component, which passes it, must be a client component. */
export function Contact() {
  return (
    <ContactForm
      fields={['name', 'email', product, 'message']}
      submit={async (values) => {
        const answer = await fetch('/contact', { method: 'POST', body: JSON.stringify(values) });
        if (!answer.ok) throw new Error('Failed to submit form.');
      }}
    />
  );
}
