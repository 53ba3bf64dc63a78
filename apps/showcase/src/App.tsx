import { componentTexts } from '@showcase/content/components';
import { languageAt } from '@showcase/content/languages';
import { deepLinkSchemes } from '@showcase/content/deepLinkSchemes';
import { PageTransition, ShowcaseProvider } from '@showcase/ui';
import { lazy, memo, Suspense, useState } from 'react';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import { useConfiguration, useTheme } from './config/configuration.ts';
import { AreaBoundary } from './navigation/AreaBoundary.tsx';
import { preloadScreen } from './navigation/preload.ts';
import { routeAt, screenAddressIn } from './navigation/routeAt.ts';
import { ScreensAhead } from './navigation/ScreensAhead.tsx';
import { RequestedPath } from './router/requestedPath.ts';
import { ScreenAddress } from './router/screenAddress.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { useOneTitle } from './navigation/useOneTitle.ts';

/** Only a kiosk loads it, and waits as long as that takes. */
const Kiosk = lazy(async () => {
  for (;;) {
    try {
      return await import('./kiosk/index.ts');
    } catch {
      // The host is away; the browser's console says so.
      await new Promise((resolve) => setTimeout(resolve, 5000));
    }
  }
});

export interface AppProps {
  /** The path whose screen is loaded; at the first render the router may already be elsewhere. */
  readonly loadedPath?: string;
}

/** The whole app inside a router: the screen of the address, changed with a transition. */
export function App({ loadedPath }: AppProps) {
  const location = useLocation();
  const { kiosk } = useConfiguration();
  const [visitor, setVisitor] = useState(0);
  const isFirstPage = visitor === 0 && loadedPath !== undefined;
  return (
    <RequestedPath value={location.pathname}>
      <PageTransition
        key={visitor}
        page={location}
        keyOf={({ pathname }) => pathname}
        initialPage={isFirstPage ? { ...location, pathname: loadedPath } : location}
        load={({ pathname }) => preloadScreen(pathname)}
      >
        {(shown) => (
          <>
            <ShownScreen location={shown} />
            <ScreensAhead shown={shown.pathname} requested={location.pathname}>
              {(pathname) => <ShownScreen location={{ ...shown, pathname }} />}
            </ScreensAhead>
          </>
        )}
      </PageTransition>
      {kiosk && (
        <Suspense>
          <Kiosk
            kiosk={kiosk}
            visitor={visitor}
            onForget={() => {
              setVisitor(visitor + 1);
            }}
          />
        </Suspense>
      )}
    </RequestedPath>
  );
}

interface ShownScreenProps {
  readonly location: Location;
}

const ShownScreen = memo(function ShownScreen({ location }: ShownScreenProps) {
  const { pathname } = location;
  const language = languageAt(pathname);
  const { theme, texts } = routeAt(pathname);
  const { kiosk } = useConfiguration();
  useOneTitle();
  return (
    <ShowcaseProvider
      page
      language={language}
      theme={useTheme(theme)}
      messages={componentTexts}
      texts={texts}
      link={RouterLink}
      schemes={deepLinkSchemes}
      newTabs={kiosk?.externalLinks !== 'handOff'}
    >
      <ScreenAddress value={screenAddressIn}>
        <AreaBoundary address={pathname}>
          <Routes location={location} />
        </AreaBoundary>
      </ScreenAddress>
    </ShowcaseProvider>
  );
});

function Routes({ location }: { readonly location: Location }) {
  return useRoutes(routeAt(location.pathname).branch, location);
}
