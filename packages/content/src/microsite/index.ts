/** Texts, pictures and links of the microsite's screens (docs/product.md, Microsite). */
import type { LinkId } from '../links.ts';
import { fillText, localize, type LocalizedText } from '../localize.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

const root = '/projects/core42';

const texts = localize({ en, ar });

/** An image link. */
export interface Action {
  readonly id: string;
  readonly label: LocalizedText;
  readonly href: string;
  readonly picture: string;
}

/** A tile of a screen. It links to another screen or to an entry of the link catalogue. */
export interface Tile {
  readonly id: string;
  readonly title: LocalizedText;
  readonly picture: string;
  readonly target: { readonly path: string } | { readonly link: LinkId };
}

const contactUs: Action = {
  id: 'contact',
  label: texts.footer.contact,
  href: `${root}/contact`,
  picture: 'core42/contact',
};

const backTo = (href: string): Action => ({
  id: 'back',
  label: texts.footer.back,
  href,
  picture: 'core42/back',
});

/** The image links at the end of a screen, keyed by the screen they lead back to. */
export const footer = {
  toHome: [contactUs, { id: 'home', label: texts.footer.home, href: root, picture: 'core42/home' }],
  toInfo: [contactUs, backTo(`${root}/info`)],
  toProducts: [contactUs, backTo(`${root}/products`)],
} as const satisfies Record<string, readonly Action[]>;

export const landing = {
  title: texts.landing.title,
  wordmark: 'core42/wordmark',
  hero: 'core42/hero',
  start: {
    id: 'start',
    label: texts.landing.start,
    href: `${root}/info`,
    picture: 'core42/get-started',
  },
} as const;

export const info: typeof texts.info & { readonly tiles: readonly Tile[] } = {
  ...texts.info,
  tiles: [
    {
      id: 'our-brand',
      title: texts.brand,
      picture: 'core42/brand',
      target: { path: `${root}/brand` },
    },
    {
      id: 'our-products',
      title: texts.products,
      picture: 'core42/products',
      target: { path: `${root}/products` },
    },
    {
      id: 'our-partners',
      title: texts.partners,
      picture: 'core42/partners',
      target: { path: `${root}/partners` },
    },
  ],
};

export const brand: { readonly title: LocalizedText; readonly tiles: readonly Tile[] } = {
  title: texts.brand,
  tiles: [
    {
      id: 'corporate-overview',
      title: texts.corporateOverview,
      picture: 'core42/corporate-overview',
      target: { link: 'corporateOverview' },
    },
  ],
};

export const partners = {
  title: texts.partners,
  list: [1, 2, 3, 4, 5, 6].map((number) => ({
    title: fillText(texts.partner, { number: String(number) }),
    picture: `core42/partner-${String(number)}`,
  })),
} as const;

export const productsScreen = { title: texts.products } as const;
