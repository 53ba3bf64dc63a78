import { productPath, products } from '@showcase/content/products';
import { ddaRoot } from '@showcase/content/city/area';
import { dubaiNowServices } from '@showcase/content/city/dubaiNow';
import { cityPages } from '@showcase/content/city/tiles';
import { projects } from '@showcase/content/overview';
import type { AppRoute } from './router/appRoute.ts';
import { addressIn, languages } from '@showcase/content/languages';
import { screens } from './routes.tsx';

/** The pattern of every route that shows a screen, in English. */
const patterns = screens.flatMap((route) => patternsOf(route, '/'));
const fixed = patterns.filter((pattern) => !/[:*]/.test(pattern));
const dynamic = patterns.filter((pattern) => pattern.includes(':'));
const unknown = patterns.filter((pattern) => pattern.endsWith('*'));

/** The addresses of routes with a parameter. Add the addresses of a new one here. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  // The other projects' paths are areas.
  '/projects/:projectId': projects.map(({ path }) => path).filter((path) => !fixed.includes(path)),
  '/projects/core42/products/:slug': products.map(({ slug }) => productPath(slug)),
  '/projects/dda/dubai-now/:slug': dubaiNowServices.flatMap(({ paths }) => Object.values(paths)),
  '/projects/dda/:page': cityPages.map(({ slug }) => `${ddaRoot}/${slug}`),
};

/** Every address that becomes a static page. */
export const prerenderedPaths = inEveryLanguage([...fixed, ...dynamic.flatMap(addressesOf)]);

/**
 * One unknown address for each folder that can have them: for each route with a parameter, each area and the site. It
 * becomes the `404.html` of its folder, which the host serves for unknown addresses in it.
 */
export const notFoundPaths = inEveryLanguage(
  [...unknown, ...dynamic].map((pattern) => pattern.replace(/[^/]*$/, 'not-found')),
);

function inEveryLanguage(paths: readonly string[]): readonly string[] {
  // Arabic addresses of services are the same in every language.
  return [
    ...new Set(languages.flatMap((language) => paths.map((path) => addressIn(language, path)))),
  ];
}

function patternsOf({ path, element, children = [] }: AppRoute, parent: string): readonly string[] {
  const pattern = path === undefined ? parent : `${parent.replace(/\/$/, '')}/${path}`;
  if (children.length > 0) return children.flatMap((child) => patternsOf(child, pattern));
  return element ? [pattern] : [];
}

function addressesOf(pattern: string): readonly string[] {
  const found = addresses[pattern] ?? [];
  if (found.length === 0) {
    throw new Error(`The route ${pattern} has a parameter but no addresses (prerenderedPaths.ts).`);
  }
  return found;
}
