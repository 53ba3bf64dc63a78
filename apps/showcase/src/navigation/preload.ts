import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Language } from '@showcase/ui';
import type { ThemeName } from '@showcase/ui/tokens';
import { routes } from '../routes.tsx';

/** What a route says about itself, beside its element. */
interface RouteHandle {
  readonly theme?: ThemeName;
  readonly preload?: () => Promise<void>;
}

/** The handles on the way to an address, outermost first. */
function handlesOf(pathname: string): readonly RouteHandle[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined) ?? []);
}

/** Fetches the code of the screen at an address. */
export async function preloadScreen(pathname: string): Promise<void> {
  await Promise.all(handlesOf(pathname).map(({ preload }) => preload?.()));
}

/** Fetches the code of every screen. */
export async function preloadAll(): Promise<void> {
  const visit = (route: RouteObject): Promise<unknown> =>
    Promise.all([
      (route.handle as RouteHandle | undefined)?.preload?.(),
      ...(route.children ?? []).map(visit),
    ]);
  await Promise.all(routes.map(visit));
}

/** The world of the screen at an address. */
export function themeAt(pathname: string): ThemeName {
  return handlesOf(pathname).findLast(({ theme }) => theme)?.theme ?? 'midnight';
}

/** The language of the screen at an address: Arabic where the address holds Arabic letters, encoded or not. */
export function languageAt(pathname: string): Language {
  return /\p{Script=Arabic}|%d[89ab]%/iu.test(pathname) ? 'ar' : 'en';
}

/** The pattern of the route at an address, for instance `/projects/:projectId`. */
export function patternAt(pathname: string): string {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.map(({ route }) => route.path ?? '').join('/');
}
