/** The products of the microsite and their resources (specification, section 2.2). */
import type { Picture } from '@showcase/ui';
import type { LinkId } from '../config/links.ts';
import aiCloud from '../assets/core42/ai-cloud.svg';
import coLocation from '../assets/core42/co-location.svg';
import compass from '../assets/core42/compass.svg';
import deliveryServices from '../assets/core42/delivery-services.svg';
import signatureCloud from '../assets/core42/signature-cloud.svg';
import signatureFusion from '../assets/core42/signature-fusion.svg';
import sovereignCloud from '../assets/core42/sovereign-cloud.svg';
import poster from '../assets/core42/video-poster.svg';

/** A resource: an entry of the link catalogue, or the product's film. */
export type ProductResource =
  | { readonly title: string; readonly link: LinkId }
  | { readonly title: string; readonly type: 'video' };

export interface Product {
  /** The last part of its address. */
  readonly slug: string;
  /** Its title on the tile and in the list of products. */
  readonly title: string;
  /** The heading of its own screen, where it is another. */
  readonly heading?: string;
  readonly frame: Picture;
  readonly resources: readonly ProductResource[];
  /** Which player its film comes from. */
  readonly video: 'product' | 'coLocation';
  /** Whether its screen has a side navigation of its resources. */
  readonly hasSideNavigation?: boolean;
}

const frame = (src: string): Picture => ({ src, width: 640, height: 400 });
const video: ProductResource = { title: 'Video', type: 'video' };
const salesDeck = (link: LinkId): ProductResource => ({ title: 'Sales Deck', link });
const liveDemo = (link: LinkId): ProductResource => ({ title: 'Live Demo', link });

export const products: readonly Product[] = [
  {
    slug: 'compass',
    title: 'Compass',
    frame: frame(compass),
    resources: [video, salesDeck('compassSalesDeck'), liveDemo('compassLiveDemo')],
    video: 'product',
  },
  {
    slug: 'ai-cloud',
    title: 'AI Cloud',
    frame: frame(aiCloud),
    resources: [video, salesDeck('aiCloudSalesDeck'), liveDemo('aiCloudLiveDemo')],
    video: 'product',
  },
  {
    slug: 'sovereign-cloud',
    title: 'Sovereign Public Cloud',
    frame: frame(sovereignCloud),
    resources: [video, salesDeck('sovereignCloudSalesDeck'), liveDemo('sovereignCloudLiveDemo')],
    video: 'product',
  },
  {
    slug: 'signature-cloud',
    title: 'Signature Private Cloud',
    frame: frame(signatureCloud),
    resources: [salesDeck('signatureCloudSalesDeck')],
    video: 'product',
  },
  {
    slug: 'co-location',
    title: 'Co-location',
    heading: 'Core42 Co-location',
    frame: frame(coLocation),
    resources: [salesDeck('coLocationSalesDeck')],
    video: 'coLocation',
    hasSideNavigation: true,
  },
  {
    slug: 'oracle-fusion',
    title: 'Signature Fusion Cloud',
    frame: frame(signatureFusion),
    resources: [salesDeck('fusionCloudSalesDeck')],
    video: 'product',
  },
  {
    slug: 'delivery-services',
    title: 'Cloud & AI Delivery Services',
    frame: frame(deliveryServices),
    resources: [salesDeck('deliveryServicesSalesDeck')],
    video: 'product',
  },
];

export const productsScreen = {
  title: 'Our Products',
  /** Three tiles, then four. */
  rows: [3, 4],
  poster: { src: poster, width: 1280, height: 720 },
} as const;

/** The address of a product's screen. */
export function productPath(slug: string): string {
  return `/projects/core42/products/${slug}`;
}

/** The product at an address; undefined for anything else. */
export function findProduct(slug: string | undefined): Product | undefined {
  return products.find((product) => product.slug === slug);
}
