import { ContactForm } from './index.ts';

/** The minimal example, rendered by the conformance suite. */
export const examples = {
  ContactForm: <ContactForm products={[{ value: 'other', label: 'Other' }]} />,
};
