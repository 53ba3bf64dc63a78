/** Texts around the contact form, whose own texts belong to the library (docs/product.md, Contact page). */
export const en = {
  title: 'Contact us today',
  subtitle: 'Tell us a little about your organisation and how we can help.',
  notConfigured: 'Contact form is not configured.',
};
