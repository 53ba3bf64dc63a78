import { PageTransition, ShowcaseProvider } from '@showcase/ui';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import { AreaBoundary } from './router/AreaBoundary.tsx';
import { languageAt, preloadScreen, themeAt } from './router/preload.ts';
import { RouterLink } from './router/RouterLink.tsx';
import { routes } from './routes.tsx';

export interface AppProps {
  /** The path whose screen is loaded; by the first render the router may be elsewhere already. */
  readonly loadedPath?: string;
  /** The nonce of the page's Content-Security-Policy. */
  readonly nonce?: string | undefined;
}

/** The whole app inside a router: the screen of the address, changed with a transition. */
export function App({ loadedPath, nonce }: AppProps) {
  const location = useLocation();
  return (
    <PageTransition
      page={location}
      keyOf={({ pathname }) => pathname}
      initialPage={loadedPath === undefined ? location : { ...location, pathname: loadedPath }}
      load={({ pathname }) => preloadScreen(pathname)}
    >
      {(shown) => (
        <ShowcaseProvider
          isPage
          language={languageAt(shown.pathname)}
          theme={themeAt(shown.pathname)}
          link={RouterLink}
          nonce={nonce}
        >
          <AreaBoundary address={shown.pathname}>
            <Screen location={shown} />
          </AreaBoundary>
        </ShowcaseProvider>
      )}
    </PageTransition>
  );
}

function Screen({ location }: { readonly location: Location }) {
  return useRoutes(routes, location);
}
