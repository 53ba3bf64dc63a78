import type { Language, ShownLanguages, ThemeName } from '@showcase/ui';
import { matchRoutes } from 'react-router-dom';
import { addressIn, isArabicAddress, withoutLanguage } from '../languages/addresses.ts';
import { routes } from '../routes.tsx';
import type { AppRoute, RouteHandle } from '../router/appRoute.ts';
import type { EmbeddedEntry } from '../router/pageContent.ts';

export { embeddedId, type EmbeddedEntry } from '../router/pageContent.ts';

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

/** Loads the code and the content of the screen at an address. */
export async function preloadScreen(pathname: string): Promise<void> {
  await Promise.all(
    handlesOf(pathname).flatMap(({ area, content }) => [
      area?.preload(),
      content?.preload(pathname),
    ]),
  );
}

/** Whether the screen at an address can be rendered now. */
export function isLoaded(pathname: string): boolean {
  return handlesOf(pathname).every(
    ({ area, content }) => area?.isLoaded() !== false && content?.isLoaded() !== false,
  );
}

/** Loads the code and the content of every screen. */
export async function preloadAll(): Promise<void> {
  const visit = (route: AppRoute): Promise<unknown> =>
    Promise.all([
      route.handle?.area?.preload(),
      route.handle?.content?.preload(),
      ...(route.children ?? []).map(visit),
    ]);
  await Promise.all(routes.map(visit));
}

/** The source files whose code the screen at an address needs, outermost first; none if no route names any. */
export function modulesAt(pathname: string): readonly string[] {
  return handlesOf(pathname).flatMap(({ area }) => area?.module ?? []);
}

/** The entry in the HTML of the screen at an address, if its content is loaded separately from its code. */
export function embeddedAt(pathname: string): EmbeddedEntry | undefined {
  const content = handlesOf(pathname).findLast((handle) => handle.content)?.content;
  const entry = content?.entryAt(pathname);
  return entry === undefined ? undefined : { pathname, entry };
}

/** The theme of the screen at an address. */
export function themeAt(pathname: string): ThemeName {
  return handlesOf(pathname).findLast(({ theme }) => theme)?.theme ?? 'midnight';
}

/** Whether the screen at an address shows its texts in both languages. */
export function textsAt(pathname: string): ShownLanguages {
  return handlesOf(pathname).findLast(({ texts }) => texts)?.texts ?? 'page';
}

/** The language of the screen at an address. */
export function languageAt(pathname: string): Language {
  if (isArabicAddress(pathname)) return 'ar';
  return handlesOf(pathname).find(({ language }) => language)?.language ?? 'en';
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
