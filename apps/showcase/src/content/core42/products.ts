/**
 * The products of the microsite: one row per product. Its tile, its screen, its static page and its option in the
 * contact form all follow from the row (docs/product.md, Products and Product options).
 */
import type { Picture } from '@showcase/ui';
import type { LinkId } from '../../config/links.ts';
import { scenesIn } from '../scenes.ts';

/** A resource: an entry of the link catalogue, or the product's film. */
export type ProductResource =
  | { readonly title: string; readonly link: LinkId }
  | { readonly title: string; readonly type: 'video' };

/** How the contact form offers a product. */
interface ProductOption {
  /** The position in the dropdown, which has its own order. */
  readonly position: number;
  /** The product's name in the form's data. */
  readonly value: string;
  /** The text shown, and sent to the form provider. @default the product's title */
  readonly label?: string;
}

export interface Product {
  /** The last segment of its address. */
  readonly slug: string;
  /** The title of its tile, also used in the side navigation. */
  readonly title: string;
  /** The heading of its screen. @default `title` */
  readonly heading?: string;
  readonly frame: Picture;
  readonly resources: readonly ProductResource[];
  /** The key of its player in the configuration. */
  readonly video: 'product' | 'coLocation';
  /** Whether its screen has a side navigation of its resources. */
  readonly hasSideNavigation?: boolean;
  readonly option: ProductOption;
}

const scene = scenesIn(
  import.meta.glob<string>(
    './{ai-cloud,co-location,compass,delivery-services,signature-cloud,signature-fusion,sovereign-cloud,video-poster}*',
    { base: '../../assets/core42/', eager: true, query: '?url', import: 'default' },
  ),
);
const video: ProductResource = { title: 'Video', type: 'video' };
const salesDeck = (link: LinkId): ProductResource => ({ title: 'Sales Deck', link });
const liveDemo = (link: LinkId): ProductResource => ({ title: 'Live Demo', link });

/** In the order of the tiles. */
export const products: readonly Product[] = [
  {
    slug: 'compass',
    title: 'Compass',
    frame: scene('compass'),
    resources: [video, salesDeck('compassSalesDeck'), liveDemo('compassLiveDemo')],
    video: 'product',
    option: { position: 1, value: 'compass' },
  },
  {
    slug: 'ai-cloud',
    title: 'AI Cloud',
    frame: scene('ai-cloud'),
    resources: [video, salesDeck('aiCloudSalesDeck'), liveDemo('aiCloudLiveDemo')],
    video: 'product',
    option: { position: 2, value: 'ai-cloud' },
  },
  {
    slug: 'sovereign-cloud',
    title: 'Sovereign Public Cloud',
    frame: scene('sovereign-cloud'),
    resources: [video, salesDeck('sovereignCloudSalesDeck'), liveDemo('sovereignCloudLiveDemo')],
    video: 'product',
    option: { position: 3, value: 'sovereign' },
  },
  {
    slug: 'signature-cloud',
    title: 'Signature Private Cloud',
    frame: scene('signature-cloud'),
    resources: [salesDeck('signatureCloudSalesDeck')],
    video: 'product',
    option: { position: 4, value: 'signature' },
  },
  {
    slug: 'co-location',
    title: 'Co-location',
    heading: 'Core42 Co-location',
    frame: scene('co-location'),
    resources: [salesDeck('coLocationSalesDeck')],
    video: 'coLocation',
    hasSideNavigation: true,
    // The label looks like a mistake, but it is specified this way. Don't change it.
    option: { position: 6, value: 'Co-location', label: 'Delivery Services' },
  },
  {
    slug: 'oracle-fusion',
    title: 'Signature Fusion Cloud',
    frame: scene('signature-fusion'),
    resources: [salesDeck('fusionCloudSalesDeck')],
    video: 'product',
    option: { position: 7, value: 'Signature Fusion Cloud' },
  },
  {
    slug: 'delivery-services',
    title: 'Cloud & AI Delivery Services',
    frame: scene('delivery-services'),
    resources: [salesDeck('deliveryServicesSalesDeck')],
    video: 'product',
    option: { position: 5, value: 'Cloud & AI Delivery Services' },
  },
];

export const productsScreen = {
  title: 'Our Products',
  poster: scene('video-poster', { width: 1280, height: 720 }),
} as const;

/** The options of the contact form for the products, in its order. */
export const productOptions = [...products]
  .sort((a, b) => a.option.position - b.option.position)
  .map(({ title, option: { value, label = title } }) => ({ value, label }));

/** The number of tiles in each row: at most four, shorter rows first. Seven tiles make rows of three and four. */
export function tileRows(count: number): readonly number[] {
  const rows = Math.ceil(count / 4);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

/** The address of a product's screen. */
export function productPath(slug: string): string {
  return `/projects/core42/products/${slug}`;
}

/** The product with a slug; undefined for anything else. */
export function findProduct(slug: string | undefined): Product | undefined {
  return products.find((product) => product.slug === slug);
}
