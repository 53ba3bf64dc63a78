import { ContactForm } from './index.ts';

/** The minimal example, rendered by the conformance suite, with the notice, which has two languages. */
export const examples = {
  ContactForm: (
    <ContactForm
      fields={[
        'name',
        { name: 'day', type: 'select', label: 'Day', options: [{ value: '1', label: 'Monday' }] },
      ]}
      notice={{ text: { en: 'To answer you.', ar: 'للرد عليك.' }, href: '/privacy' }}
    />
  ),
};
