import '@showcase/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { App } from './App.tsx';
import { loadConfiguration } from './config/configuration.ts';
import { patternAt, preloadAll, preloadScreen } from './router/preload.ts';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root element.');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

void loadConfiguration();
const { pathname } = location;
await preloadScreen(pathname);

const app = (
  <StrictMode>
    <StyleSheetManager {...(nonce && { nonce })}>
      <BrowserRouter>
        <App loadedPath={pathname} nonce={nonce} />
      </BrowserRouter>
    </StyleSheetManager>
  </StrictMode>
);

if (root.dataset['route'] === patternAt(pathname)) {
  hydrateRoot(root, app);
} else {
  // The file served is another screen's, as on hosts with a single 404 page, or there is none (dev).
  root.replaceChildren();
  createRoot(root).render(app);
}

// Every area is at hand before it is asked for, once the first screen has settled.
setTimeout(() => void preloadAll(), 4000);
