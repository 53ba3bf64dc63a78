'use client';

import { ContactForm } from '@showcase/ui/ContactForm';

const products = [
  { value: 'compass', label: 'Compass' },
  { value: 'other', label: 'Autre' },
];

/** The form calls `submit` in the browser, so what hands it over is a client component too. */
export function Contact() {
  return (
    <ContactForm
      products={products}
      submit={async (values) => {
        const answer = await fetch('/contact', { method: 'POST', body: JSON.stringify(values) });
        if (!answer.ok) throw new Error('Failed to submit form.');
      }}
    />
  );
}
