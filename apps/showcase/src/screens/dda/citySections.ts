import { ddaRoot, decoded } from '@showcase/content/city/area';
import { findPage, type CityPage } from '@showcase/content/city/pages';
import { sectionOf, type SectionId } from '@showcase/content/city/sections';
import { withoutLanguage } from '@showcase/content/languages';
import type { Parts } from '../../router/appRoute.ts';
import { lazyModule, type LazyModule } from '../../router/lazyArea.tsx';

interface Section {
  readonly pages: readonly CityPage[];
}

const city = '../../packages/content/src/city';
/** The pages with their texts. One chunk for all of them would make each page's first visit 6 kB larger. */
const sections: Readonly<Record<SectionId, LazyModule<Section>>> = {
  dda: lazyModule(`${city}/dda/index.ts`, () => import('@showcase/content/city/dda')),
  dubai: lazyModule(`${city}/dubai/index.ts`, () => import('@showcase/content/city/dubai')),
  others: lazyModule(`${city}/others/index.ts`, () => import('@showcase/content/city/others')),
  codi: lazyModule(`${city}/codi/index.ts`, () => import('@showcase/content/city/codi')),
};

/** The slug of a page of the city platform, or of another screen of the area; undefined for deeper addresses. */
function slugAt(pathname: string): string | undefined {
  const [slug = '', ...deeper] = pathname
    .replace(/\/$/, '')
    .slice(ddaRoot.length + 1)
    .split('/');
  return deeper.length === 0 ? decoded(slug) : undefined;
}

function sectionAt(pathname: string) {
  const slug = slugAt(pathname);
  const id = slug === undefined ? undefined : sectionOf(slug);
  return id && sections[id];
}

/** The sections of the city platform, as parts of its route. */
export const citySections: Parts = { all: Object.values(sections), at: sectionAt };

/** The page of the city platform at an address; undefined if there is none. Its section must be preloaded. */
export function cityPageAt(address: string): CityPage | undefined {
  const pathname = withoutLanguage(address);
  const section = sectionAt(pathname);
  return section && findPage(section.loaded().pages, slugAt(pathname) ?? '');
}
