/** Texts, pictures and links of the microsite's screens (docs/product.md, Microsite). */
import type { FooterAction, Bilingual, PartnerData, Picture } from '@showcase/ui';
import type { LinkId } from '../../config/links.ts';
import { fillText, localize } from '../../languages/localize.ts';
import type { core42 as English } from '../../languages/en/core42.ts';
import { scenesIn } from '../scenes.ts';
import back from '../../assets/core42/back.svg';
import contact from '../../assets/core42/contact.svg';
import getStarted from '../../assets/core42/get-started.svg';
import hero from '../../assets/core42/hero.svg';
import home from '../../assets/core42/home.svg';
import partner1 from '../../assets/core42/partner-1.svg';
import partner2 from '../../assets/core42/partner-2.svg';
import partner3 from '../../assets/core42/partner-3.svg';
import partner4 from '../../assets/core42/partner-4.svg';
import partner5 from '../../assets/core42/partner-5.svg';
import partner6 from '../../assets/core42/partner-6.svg';
import wordmark from '../../assets/core42/wordmark.svg';

const root = '/projects/core42';

const texts = localize(
  import.meta.glob<typeof English>('../../languages/*/core42.ts', {
    eager: true,
    import: 'core42',
  }),
);

const scene = scenesIn(
  import.meta.glob<string>('./{brand,corporate-overview,partners,products}*', {
    base: '../../assets/core42/',
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
const action = (src: string): Picture => ({ src, width: 200, height: 200 });
const logo = (src: string): Picture => ({ src, width: 480, height: 270 });

/** A tile of a screen. It links to another screen or to an entry of the link catalogue. */
export interface Tile {
  readonly id: string;
  readonly title: Bilingual;
  readonly frame: Picture;
  readonly target: { readonly path: string } | { readonly link: LinkId };
}

const contactUs: FooterAction = {
  id: 'contact',
  label: texts.footer.contact,
  href: `${root}/contact`,
  picture: action(contact),
};

const backTo = (href: string): FooterAction => ({
  id: 'back',
  label: texts.footer.back,
  href,
  picture: action(back),
});

/** The image links at the end of a screen, keyed by the screen they lead back to. */
export const footer = {
  toHome: [contactUs, { id: 'home', label: texts.footer.home, href: root, picture: action(home) }],
  toInfo: [contactUs, backTo(`${root}/info`)],
  toProducts: [contactUs, backTo(`${root}/products`)],
} as const satisfies Record<string, readonly FooterAction[]>;

export const landing = {
  title: texts.landing.title,
  wordmark: { src: wordmark, width: 452, height: 120 },
  hero: { src: hero, width: 1600, height: 1000 },
  start: { label: texts.landing.start, href: `${root}/info`, picture: action(getStarted) },
} as const;

export const info = {
  ...texts.info,
  tiles: [
    {
      id: 'our-brand',
      title: texts.brand,
      frame: scene('brand'),
      target: { path: `${root}/brand` },
    },
    {
      id: 'our-products',
      title: texts.products,
      frame: scene('products'),
      target: { path: `${root}/products` },
    },
    {
      id: 'our-partners',
      title: texts.partners,
      frame: scene('partners'),
      target: { path: `${root}/partners` },
    },
  ] satisfies readonly Tile[],
} as const;

export const brand = {
  title: texts.brand,
  tiles: [
    {
      id: 'corporate-overview',
      title: texts.corporateOverview,
      frame: scene('corporate-overview'),
      target: { link: 'corporateOverview' },
    },
  ] satisfies readonly Tile[],
} as const;

const partnerLogos = [partner1, partner2, partner3, partner4, partner5, partner6];

export const partners = {
  title: texts.partners,
  list: partnerLogos.map((src, index): PartnerData => ({
    title: fillText(texts.partner, { number: String(index + 1) }),
    logo: logo(src),
  })),
} as const;

export const productsScreen = { title: texts.products } as const;
