import type { ShownLanguages, ThemeName } from '@showcase/ui';
import type { IndexRouteObject, NonIndexRouteObject } from 'react-router-dom';
import type { Area } from './lazyArea.tsx';

/** Areas of which an address needs one at most. */
export interface Parts {
  readonly all: readonly Area[];
  /** The area of an address, given without its language. */
  readonly at: (pathname: string) => Area | undefined;
}

/** A route's properties besides its element. Missing ones are inherited from the parent route. */
interface RouteHandle {
  /** The address of its screen in a language, if it isn't the same one with another prefix. */
  readonly addressIn?: (language: string, pathname: string) => string;
  readonly theme?: ThemeName;
  /** Whether its texts are shown in both languages or in the page's alone. @default 'page' */
  readonly texts?: ShownLanguages;
  /** The code of its screens. */
  readonly area?: Area;
  /** Further code, of which each address needs one part. The area brings the list: undefined until it is loaded. */
  readonly parts?: () => Parts | undefined;
}

interface IndexRoute extends Omit<IndexRouteObject, 'handle'> {
  readonly handle?: RouteHandle;
}

interface ParentRoute extends Omit<NonIndexRouteObject, 'handle' | 'children'> {
  readonly handle?: RouteHandle;
  readonly children?: AppRoute[];
}

/** A route with a typed handle. */
export type AppRoute = IndexRoute | ParentRoute;
