import { productPath, products } from './content/core42Products.ts';
import { ddaRoot, dubaiNowPath, dubaiNowServices, platformPages } from './content/dda/index.ts';

/** Every address that becomes a static page, by the file it is written to. */
export const prerenderedPaths: readonly string[] = [
  '/',
  '/projects/core42',
  '/projects/core42/info',
  '/projects/core42/brand',
  '/projects/core42/products',
  ...products.map(({ slug }) => productPath(slug)),
  '/projects/core42/partners',
  '/projects/core42/contact',
  '/projects/tdra',
  '/projects/tdra/impact',
  '/projects/tdra/screensaver',
  '/projects/g42',
  '/projects/m42',
  ddaRoot,
  `${ddaRoot}/linking`,
  dubaiNowPath(),
  ...dubaiNowServices.flatMap(({ slugEn, slugAr }) => [dubaiNowPath(slugEn), dubaiNowPath(slugAr)]),
  ...platformPages.map(({ slug }) => `${ddaRoot}/${slug}`),
];
