import type { ThemeName } from '@showcase/ui';
import type { IndexRouteObject, NonIndexRouteObject } from 'react-router-dom';
import type { Area } from './lazyArea.tsx';
import type { PageContent } from './pageContent.ts';

/** What a route says about itself, beside its element. What it leaves out is the parent route's. */
export interface RouteHandle {
  readonly theme?: ThemeName;
  /** The code of its screens. */
  readonly area?: Area;
  /** What its screen shows, if that is loaded apart from the code. */
  readonly content?: PageContent;
}

interface IndexRoute extends Omit<IndexRouteObject, 'handle'> {
  readonly handle?: RouteHandle;
}

interface ParentRoute extends Omit<NonIndexRouteObject, 'handle' | 'children'> {
  readonly handle?: RouteHandle;
  readonly children?: AppRoute[];
}

/** A route whose handle is checked. */
export type AppRoute = IndexRoute | ParentRoute;
