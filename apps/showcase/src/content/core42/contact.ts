/** Texts and products of the contact page (specification, sections 2.4 and 3). */
export const contact = {
  title: 'Contact us today',
  subtitle: 'Tell us a little about your organisation and how we can help.',
  back: '/projects/core42/info',
  notConfigured: 'Contact form is not configured.',
} as const;

/** The products a visitor may ask for. The value 'Co-location' does carry the label 'Delivery Services'. */
export const contactProducts = [
  { value: 'compass', label: 'Compass' },
  { value: 'ai-cloud', label: 'AI Cloud' },
  { value: 'sovereign', label: 'Sovereign Public Cloud' },
  { value: 'signature', label: 'Signature Private Cloud' },
  { value: 'Cloud & AI Delivery Services', label: 'Cloud & AI Delivery Services' },
  { value: 'Co-location', label: 'Delivery Services' },
  { value: 'Signature Fusion Cloud', label: 'Signature Fusion Cloud' },
  { value: 'other', label: 'Other' },
] as const;
