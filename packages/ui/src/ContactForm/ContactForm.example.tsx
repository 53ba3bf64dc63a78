import { ContactForm } from './index.ts';

/** The minimal example, rendered by the conformance suite, with the notice, which has two languages. */
export const examples = {
  ContactForm: (
    <ContactForm
      products={[{ value: 'other', label: 'Other' }]}
      notice={{ text: { en: 'To answer you.', ar: 'للرد عليك.' }, href: '/privacy' }}
    />
  ),
};
