import { ContactForm } from './index.ts';

/** The least that it needs: what the conformance suite renders. */
export const examples = {
  ContactForm: <ContactForm products={[{ value: 'other', label: 'Other' }]} />,
};
