/** Titles of the products by slug, and texts of their screens (docs/product.md, Products). */
export const products = {
  titles: {
    compass: 'Compass',
    'ai-cloud': 'AI Cloud',
    'sovereign-cloud': 'Sovereign Public Cloud',
    'signature-cloud': 'Signature Private Cloud',
    'co-location': 'Co-location',
    'oracle-fusion': 'Signature Fusion Cloud',
    'delivery-services': 'Cloud & AI Delivery Services',
  },
  coLocationHeading: 'Core42 Co-location',
  /** This option looks like a mistake, but it is specified this way. Don't change it. */
  coLocationOption: 'Delivery Services',
  otherOption: 'Other',
  video: 'Video',
  salesDeck: 'Sales Deck',
  liveDemo: 'Live Demo',
};
