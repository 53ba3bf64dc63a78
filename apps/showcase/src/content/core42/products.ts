/**
 * The products of the microsite: one row per product. Its tile, its screen, its static page and its option in the
 * contact form all follow from the row (docs/product.md, Products and Product options).
 */
import type { Bilingual, Picture } from '@showcase/ui';
import type { LinkId } from '../../config/links.ts';
import { localize } from '../../languages/localize.ts';
import type { products as English } from '../../languages/en/products.ts';
import { scenesIn } from '../scenes.ts';

/** A resource: an entry of the link catalogue, or the product's film. */
export type ProductResource = {
  /** Its anchor on the screen. */
  readonly id: string;
  readonly title: Bilingual;
} & ({ readonly link: LinkId } | { readonly type: 'video' });

/** How the contact form offers a product. */
interface ProductOption {
  /** The position in the dropdown, which has its own order. */
  readonly position: number;
  /** The product's name in the form's data. */
  readonly value: string;
  /** The text shown; the English one is sent to the form provider. @default the product's title */
  readonly label?: Bilingual;
}

export interface Product {
  /** The last segment of its address. */
  readonly slug: string;
  /** The title of its tile, also used in the side navigation. */
  readonly title: Bilingual;
  /** The heading of its screen. @default `title` */
  readonly heading?: Bilingual;
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
export const productTexts = localize(
  import.meta.glob<typeof English>('../../languages/*/products.ts', {
    eager: true,
    import: 'products',
  }),
);
const { titles } = productTexts;

const video: ProductResource = { id: 'video', title: productTexts.video, type: 'video' };
const salesDeck = (link: LinkId): ProductResource => ({
  id: 'sales-deck',
  title: productTexts.salesDeck,
  link,
});
const liveDemo = (link: LinkId): ProductResource => ({
  id: 'live-demo',
  title: productTexts.liveDemo,
  link,
});

/** In the order of the tiles. */
export const products: readonly Product[] = [
  {
    slug: 'compass',
    title: titles.compass,
    frame: scene('compass'),
    resources: [video, salesDeck('compassSalesDeck'), liveDemo('compassLiveDemo')],
    video: 'product',
    option: { position: 1, value: 'compass' },
  },
  {
    slug: 'ai-cloud',
    title: titles['ai-cloud'],
    frame: scene('ai-cloud'),
    resources: [video, salesDeck('aiCloudSalesDeck'), liveDemo('aiCloudLiveDemo')],
    video: 'product',
    option: { position: 2, value: 'ai-cloud' },
  },
  {
    slug: 'sovereign-cloud',
    title: titles['sovereign-cloud'],
    frame: scene('sovereign-cloud'),
    resources: [video, salesDeck('sovereignCloudSalesDeck'), liveDemo('sovereignCloudLiveDemo')],
    video: 'product',
    option: { position: 3, value: 'sovereign' },
  },
  {
    slug: 'signature-cloud',
    title: titles['signature-cloud'],
    frame: scene('signature-cloud'),
    resources: [salesDeck('signatureCloudSalesDeck')],
    video: 'product',
    option: { position: 4, value: 'signature' },
  },
  {
    slug: 'co-location',
    title: titles['co-location'],
    heading: productTexts.coLocationHeading,
    frame: scene('co-location'),
    resources: [salesDeck('coLocationSalesDeck')],
    video: 'coLocation',
    hasSideNavigation: true,
    option: { position: 6, value: 'Co-location', label: productTexts.coLocationOption },
  },
  {
    slug: 'oracle-fusion',
    title: titles['oracle-fusion'],
    frame: scene('signature-fusion'),
    resources: [salesDeck('fusionCloudSalesDeck')],
    video: 'product',
    option: { position: 7, value: 'Signature Fusion Cloud' },
  },
  {
    slug: 'delivery-services',
    title: titles['delivery-services'],
    frame: scene('delivery-services'),
    resources: [salesDeck('deliveryServicesSalesDeck')],
    video: 'product',
    option: { position: 5, value: 'Cloud & AI Delivery Services' },
  },
];

/** The picture of every product's film. */
export const filmPoster = scene('video-poster', { width: 1280, height: 720 });

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
