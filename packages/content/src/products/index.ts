import type { LinkId } from '../links.ts';
import { fillText, localize, type LocalizedText } from '../localize.ts';
import { productRows, type ProductRow, type ProductSlug } from './rows.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

const texts = localize({ en, ar });
const titles: Readonly<Record<ProductSlug, Titles>> = texts.products;

/** Where they don't differ from the title, the heading and the option are left out. */
interface Titles {
  readonly title: LocalizedText;
  readonly heading?: LocalizedText;
  readonly option?: LocalizedText;
}

/** A resource: an entry of the link catalogue, or the product's film. */
export interface ProductResource {
  /** Its anchor on the screen. */
  readonly id: 'video' | 'sales-deck' | 'live-demo';
  readonly title: LocalizedText;
  /** Undefined for the film. */
  readonly link: LinkId | undefined;
}

export interface Product extends Pick<ProductRow, 'picture' | 'video' | 'hasSideNavigation'> {
  /** The last segment of its address. */
  readonly slug: ProductSlug;
  /** The title of its tile, also used in the side navigation. */
  readonly title: LocalizedText;
  /** The heading of its screen. */
  readonly heading: LocalizedText;
  readonly resources: readonly ProductResource[];
}

const slugs = Object.keys(productRows) as readonly ProductSlug[];

/** In the order of the tiles. */
export const products: readonly Product[] = slugs.map((slug) => {
  const { title, heading = title } = titles[slug];
  const row: ProductRow = productRows[slug];
  return { ...row, slug, title, heading, resources: resourcesOf(row) };
});

function resourcesOf({ resources }: ProductRow): readonly ProductResource[] {
  return (['video', 'sales-deck', 'live-demo'] as const)
    .filter((id) => resources[id] !== undefined)
    .map((id) => ({
      id,
      title: texts.resources[id],
      link: id === 'video' ? undefined : resources[id],
    }));
}

/** A choice of the contact form: the name in the form's data, and the text shown. */
export interface ProductOption {
  readonly value: string;
  readonly label: LocalizedText;
}

/** The option of the contact form for anything else. */
export const otherOption: ProductOption = { value: 'other', label: texts.otherOption };

/** The options of the contact form, in its order: the products, and anything else. */
export const productOptions: readonly ProductOption[] = [
  ...[...slugs]
    .sort((a, b) => productRows[a].option.position - productRows[b].option.position)
    .map((slug) => {
      const { title, option = title } = titles[slug];
      return { value: productRows[slug].option.value, label: option };
    }),
  otherOption,
];

/** The picture of every product's film. */
export const filmPicture = 'core42/video-poster';

/** The title of a product's film. */
export function filmTitle(product: LocalizedText): LocalizedText {
  return fillText(texts.filmTitle, { product });
}

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
