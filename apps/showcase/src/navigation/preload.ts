import { screens } from '../routes.tsx';
import type { AppRoute } from '../router/appRoute.ts';
import type { Area } from '../router/lazyArea.tsx';
import { routeAt } from './routeAt.ts';

/** Loads the code of the screen at an address. */
export async function preloadScreen(pathname: string): Promise<void> {
  const { areas } = routeAt(pathname);
  await load(areas());
  // Now also the parts that the areas bring.
  await load(areas());
}

/** Whether the screen at an address can be rendered now. */
export function isLoaded(pathname: string): boolean {
  return routeAt(pathname)
    .areas()
    .every((area) => area.isLoaded());
}

/** Loads the code of every screen. */
export async function preloadAll(): Promise<void> {
  const handles = screens.flatMap(withChildren).flatMap(({ handle }) => handle ?? []);
  await load(handles.flatMap(({ area }) => area ?? []));
  await load(handles.flatMap(({ parts }) => parts?.()?.all ?? []));
}

const load = (areas: readonly Area[]) => Promise.all(areas.map(({ preload }) => preload()));

const withChildren = (route: AppRoute): readonly AppRoute[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
];
