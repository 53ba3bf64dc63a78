/**
 * The products of the microsite: one row per product. Its tile, its screen, its static page and its option in the
 * contact form all follow from the row (docs/product.md, Products and Product options).
 */
import type { LinkId } from '../links.ts';

/** The resources that a product may have, by their anchors on the screen. */
interface Resources {
  /** The product's film. */
  readonly video?: true;
  readonly 'sales-deck'?: LinkId;
  readonly 'live-demo'?: LinkId;
}

/** How the contact form offers a product. */
interface ProductOption {
  /** The position in the dropdown, which has its own order. */
  readonly position: number;
  /** The product's name in the form's data. */
  readonly value: string;
}

export interface ProductRow {
  readonly picture: string;
  readonly resources: Resources;
  /** The key of its player in the configuration. */
  readonly video: 'product' | 'coLocation';
  /** Whether its screen has a side navigation of its resources. */
  readonly hasSideNavigation?: true;
  readonly option: ProductOption;
}

/** By slug, the last segment of the address, in the order of the tiles. */
export const productRows = {
  compass: {
    picture: 'core42/compass',
    resources: { video: true, 'sales-deck': 'compassSalesDeck', 'live-demo': 'compassLiveDemo' },
    video: 'product',
    option: { position: 1, value: 'compass' },
  },
  'ai-cloud': {
    picture: 'core42/ai-cloud',
    resources: { video: true, 'sales-deck': 'aiCloudSalesDeck', 'live-demo': 'aiCloudLiveDemo' },
    video: 'product',
    option: { position: 2, value: 'ai-cloud' },
  },
  'sovereign-cloud': {
    picture: 'core42/sovereign-cloud',
    resources: {
      video: true,
      'sales-deck': 'sovereignCloudSalesDeck',
      'live-demo': 'sovereignCloudLiveDemo',
    },
    video: 'product',
    option: { position: 3, value: 'sovereign' },
  },
  'signature-cloud': {
    picture: 'core42/signature-cloud',
    resources: { 'sales-deck': 'signatureCloudSalesDeck' },
    video: 'product',
    option: { position: 4, value: 'signature' },
  },
  'co-location': {
    picture: 'core42/co-location',
    resources: { 'sales-deck': 'coLocationSalesDeck' },
    video: 'coLocation',
    hasSideNavigation: true,
    option: { position: 6, value: 'Co-location' },
  },
  'oracle-fusion': {
    picture: 'core42/signature-fusion',
    resources: { 'sales-deck': 'fusionCloudSalesDeck' },
    video: 'product',
    option: { position: 7, value: 'Signature Fusion Cloud' },
  },
  'delivery-services': {
    picture: 'core42/delivery-services',
    resources: { 'sales-deck': 'deliveryServicesSalesDeck' },
    video: 'product',
    option: { position: 5, value: 'Cloud & AI Delivery Services' },
  },
} as const satisfies Record<string, ProductRow>;

export type ProductSlug = keyof typeof productRows;
