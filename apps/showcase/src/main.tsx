import '@showcase/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { App } from './App.tsx';
import { loadConfiguration } from './config/configuration.ts';
import { EarlyPress } from './navigation/EarlyPress.tsx';
import { languageAt, patternAt, preloadScreen } from './navigation/preload.ts';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root element.');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

void loadConfiguration(window.early?.configuration);
const { pathname } = location;
await preloadScreen(pathname);

// From here on React hears of presses itself.
window.onclick = null;

const app = (
  <StrictMode>
    <StyleSheetManager {...(nonce && { nonce })}>
      {/* The page that leaves is rendered once more. As a transition, that would take slices of several frames. */}
      <BrowserRouter useTransitions={false}>
        <EarlyPress on={window.early?.pressed}>
          <App loadedPath={pathname} nonce={nonce} />
        </EarlyPress>
      </BrowserRouter>
    </StyleSheetManager>
  </StrictMode>
);

const isOwnFile =
  root.dataset['route'] === patternAt(pathname) &&
  document.documentElement.lang === languageAt(pathname);
if (isOwnFile) {
  // A transition gives way to the browser every few milliseconds, so that a tap or a scroll meanwhile is answered.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  // The file served is another screen's, as a 404 page may be, or it is empty (`pnpm dev`).
  root.replaceChildren();
  createRoot(root).render(app);
}
