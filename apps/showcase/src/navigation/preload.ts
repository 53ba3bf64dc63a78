import type { ShownLanguages, ThemeName } from '@showcase/ui';
import { addressIn, withoutLanguage } from '@showcase/content/languages';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes.tsx';
import type { AppRoute, RouteHandle } from '../router/appRoute.ts';
import type { Area } from '../router/lazyArea.tsx';

/** The router ranks all routes for every match, and each page change matches its address several times. */
let latest: { readonly pathname: string; readonly matched: readonly AppRoute[] } | undefined;

function routesAt(pathname: string): readonly AppRoute[] {
  if (latest?.pathname !== pathname) {
    const matches = matchRoutes(routes, pathname) ?? [];
    latest = { pathname, matched: matches.map(({ route }) => route) };
  }
  return latest.matched;
}

/** The handles on the way to an address, outermost first. */
function handlesOf(pathname: string): readonly RouteHandle[] {
  return routesAt(pathname).flatMap(({ handle }) => handle ?? []);
}

/** The code that the screen at an address needs, as far as it is known yet: areas, then the parts that they bring. */
export function areasAt(pathname: string): readonly Area[] {
  const handles = handlesOf(pathname);
  const areas = handles.flatMap(({ area }) => area ?? []);
  const parts = handles.flatMap(({ parts }) => parts?.()?.at(withoutLanguage(pathname)) ?? []);
  return [...areas, ...parts];
}

/** Loads the code of the screen at an address. */
export async function preloadScreen(pathname: string): Promise<void> {
  await load(areasAt(pathname));
  // Now also the parts that the areas bring.
  await load(areasAt(pathname));
}

/** Whether the screen at an address can be rendered now. */
export function isLoaded(pathname: string): boolean {
  return areasAt(pathname).every((area) => area.isLoaded());
}

/** Loads the code of every screen. */
export async function preloadAll(): Promise<void> {
  const handles = routes.flatMap(withChildren).flatMap(({ handle }) => handle ?? []);
  await load(handles.flatMap(({ area }) => area ?? []));
  await load(handles.flatMap(({ parts }) => parts?.()?.all ?? []));
}

const load = (areas: readonly Area[]) => Promise.all(areas.map(({ preload }) => preload()));

const withChildren = (route: AppRoute): readonly AppRoute[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
];

/** The theme of the screen at an address. */
export function themeAt(pathname: string): ThemeName {
  return handlesOf(pathname).findLast(({ theme }) => theme)?.theme ?? 'midnight';
}

/** Whether the screen at an address shows its texts in both languages. */
export function textsAt(pathname: string): ShownLanguages {
  return handlesOf(pathname).findLast(({ texts }) => texts)?.texts ?? 'page';
}

/** The address of the screen at an address in a language. */
export function screenAddressIn(language: string, pathname: string): string {
  const own = handlesOf(pathname).findLast((handle) => handle.addressIn)?.addressIn ?? addressIn;
  return own(language, withoutLanguage(pathname));
}

/** The pattern of the route at an address, without its language: `/projects/:projectId`. */
export function patternAt(pathname: string): string {
  const [, ...screen] = routesAt(pathname);
  return `/${screen.flatMap(({ path }) => path ?? []).join('/')}`;
}
