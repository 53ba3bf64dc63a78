/** Texts for unknown addresses (docs/product.md, Not found). */
export const en = {
  title: 'We couldn’t find that page.',
  text: 'The address may be misspelt, or the page has moved.',
  /** Leads to the area of the address. */
  backTo: 'Back to {area}',
  /** Specified with a straight apostrophe: keep it. */
  unknownProject: "We couldn't find that project.",
};
