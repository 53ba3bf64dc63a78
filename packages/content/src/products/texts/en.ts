import type { ProductSlug } from '../rows.ts';

/** A product's title and, where they differ from it, the heading of its screen and its option in the contact form. */
export interface ProductTexts {
  readonly title: string;
  readonly heading?: string;
  readonly option?: string;
}

/** Texts of the products by slug, and of their screens (docs/product.md, Products). */
export const en = {
  products: {
    compass: { title: 'Compass' },
    'ai-cloud': { title: 'AI Cloud' },
    'sovereign-cloud': { title: 'Sovereign Public Cloud' },
    'signature-cloud': { title: 'Signature Private Cloud' },
    'co-location': {
      title: 'Co-location',
      heading: 'Core42 Co-location',
      /** This option looks like a mistake, but it is specified this way. Don't change it. */
      option: 'Delivery Services',
    },
    'oracle-fusion': { title: 'Signature Fusion Cloud' },
    'delivery-services': { title: 'Cloud & AI Delivery Services' },
  } satisfies Record<ProductSlug, ProductTexts>,
  resources: { video: 'Video', 'sales-deck': 'Sales Deck', 'live-demo': 'Live Demo' },
  filmTitle: '{product} Overview',
  otherOption: 'Other',
};
