import type { ShownLanguages, ThemeName } from '@showcase/ui';
import { addressIn, languages, withoutLanguage } from '@showcase/content/languages';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { screens } from '../routes.tsx';
import type { AppRoute } from '../router/appRoute.ts';
import type { Area } from '../router/lazyArea.tsx';

/** What the routes say of an address. */
export interface RouteAt {
  /** The pattern of its route, without its language: `/projects/:projectId`. */
  readonly pattern: string;
  /** The theme of its screen. */
  readonly theme: ThemeName;
  /** Whether its screen shows its texts in both languages. */
  readonly texts: ShownLanguages;
  /** The address of its screen in a language. */
  readonly addressIn: (language: string) => string;
  /** The code that its screen needs, as far as it is known yet: areas, then the parts that they bring. */
  readonly areas: () => readonly Area[];
  /** Its routes alone, for the router: matching them again costs nothing. */
  readonly branch: RouteObject[];
}

/** A match takes milliseconds on a weak machine, and a page asks for those of all its links. */
const known = new Map<string, RouteAt>();

export function routeAt(pathname: string): RouteAt {
  const route = known.get(pathname) ?? matchedAt(pathname);
  known.set(pathname, route);
  return route;
}

function matchedAt(pathname: string): RouteAt {
  const matched = (matchRoutes(routesNear(pathname), pathname) ?? []).map(({ route }) => route);
  const handles = matched.flatMap(({ handle }) => handle ?? []);
  const [, ...screen] = matched;
  const own = handles.findLast((handle) => handle.addressIn)?.addressIn ?? addressIn;
  const place = withoutLanguage(pathname);
  return {
    pattern: `/${screen.flatMap(({ path }) => path ?? []).join('/')}`,
    theme: handles.findLast(({ theme }) => theme)?.theme ?? 'midnight',
    texts: handles.findLast(({ texts }) => texts)?.texts ?? 'page',
    addressIn: (language) => own(language, place),
    areas: () => [
      ...handles.flatMap(({ area }) => area ?? []),
      ...handles.flatMap(({ parts }) => parts?.()?.at(place) ?? []),
    ],
    branch: matched.reduceRight<RouteObject[]>(
      (children, route) => [{ ...route, ...(children.length > 0 && { children }) } as RouteObject],
      [],
    ),
  };
}

/**
 * The routes whose paths begin the address, and those without a path. The router prepares all the routes that it is given
 * for each match, which takes longer than the match.
 */
function routesNear(pathname: string): AppRoute[] {
  const place = decoded(pathname);
  const begins = (...paths: readonly string[]) =>
    matchPath([...paths, '*'].join('/').replace(/\/+/g, '/'), place) !== null;
  return languages
    .map((language) => addressIn(language, '/'))
    .map((home) => ({
      path: home,
      children: screens.filter(({ path }) => path === undefined || begins(home, path)),
    }));
}

/** An address as the router reads it: one that can't be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The address of the screen at an address in a language. */
export function screenAddressIn(language: string, pathname: string): string {
  return routeAt(pathname).addressIn(language);
}
