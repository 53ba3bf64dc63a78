import { PageTransition, ShowcaseProvider } from '@showcase/ui';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import { AreaBoundary } from './navigation/AreaBoundary.tsx';
import { languageAt, preloadScreen, themeAt } from './navigation/preload.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { useDocument } from './navigation/useDocument.ts';
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
      {(shown) => <ShownScreen location={shown} nonce={nonce} />}
    </PageTransition>
  );
}

interface ShownScreenProps {
  readonly location: Location;
  readonly nonce: string | undefined;
}

function ShownScreen({ location, nonce }: ShownScreenProps) {
  const { pathname } = location;
  const language = languageAt(pathname);
  useDocument(language);
  return (
    <ShowcaseProvider
      isPage
      language={language}
      theme={themeAt(pathname)}
      link={RouterLink}
      nonce={nonce}
    >
      <AreaBoundary address={pathname}>
        <Routes location={location} />
      </AreaBoundary>
    </ShowcaseProvider>
  );
}

function Routes({ location }: { readonly location: Location }) {
  return useRoutes(routes, location);
}
