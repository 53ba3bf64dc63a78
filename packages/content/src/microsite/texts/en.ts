/** Texts of the microsite (docs/product.md, Microsite). */
export const en = {
  footer: { contact: 'Contact us', back: 'Back', home: 'Back to Core 42 home' },
  landing: { title: 'Core42', start: 'Get started' },
  info: {
    title: 'Explore Core42',
    lead: 'Who we are, what we build, and who we build it with.',
  },
  brand: 'Our Brand',
  corporateOverview: 'Corporate Overview',
  products: 'Our Products',
  partners: 'Our Partners',
  partner: 'Partner {number}',
};
