import '@showcase/ui/base.css';
import { languageAt } from '@showcase/content/languages';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadConfiguration } from './config/configuration.ts';
import { rememberFields } from './navigation/earlyFields.ts';
import { EarlyInput } from './navigation/EarlyInput.tsx';
import { preloadScreen } from './navigation/preload.ts';
import { routeAt } from './navigation/routeAt.ts';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root element.');

void loadConfiguration(window.early?.configuration);
const { pathname } = location;
await preloadScreen(pathname);

// From here on React handles presses itself.
window.onclick = null;

const isOwnFile =
  root.dataset['route'] === routeAt(pathname).pattern &&
  document.documentElement.lang === languageAt(pathname);

const app = (
  <StrictMode>
    {/* The leaving page is rendered once more. As a transition, that would be spread over several frames. */}
    <BrowserRouter useTransitions={false}>
      <EarlyInput
        fields={isOwnFile ? rememberFields(root) : undefined}
        pressed={window.early?.pressed}
      >
        <App loadedPath={pathname} />
      </EarlyInput>
    </BrowserRouter>
  </StrictMode>
);

if (isOwnFile) {
  // A transition yields to the browser every few milliseconds, so taps and scrolls are handled.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        const { message } = error instanceof Error ? error : new Error(String(error));
        console.warn(
          `The page was drawn again, because another program had changed it: ${message}`,
        );
      },
    });
  });
} else {
  // The served file belongs to another screen, as a 404 page may, or is empty (`pnpm dev`).
  root.replaceChildren();
  createRoot(root).render(app);
}
