import type { Language, ShownLanguages, ThemeName } from '@showcase/ui';
import type { IndexRouteObject, NonIndexRouteObject } from 'react-router-dom';
import type { Area } from './lazyArea.tsx';
import type { PageContent } from './pageContent.ts';

/** A route's properties besides its element. Missing ones are inherited from the parent route. */
export interface RouteHandle {
  /** The language of its screens, unless the address has Arabic letters. */
  readonly language?: Language;
  /** The address of its screen in a language, if it isn't the same one with another prefix. */
  readonly addressIn?: (language: string, pathname: string) => string;
  readonly theme?: ThemeName;
  /** Whether its texts are shown in both languages or in the page's alone. @default 'page' */
  readonly texts?: ShownLanguages;
  /** The code of its screens. */
  readonly area?: Area;
  /** Its screen's content, if it is loaded separately from the code. */
  readonly content?: PageContent;
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
